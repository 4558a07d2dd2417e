import { useMemo, useState } from 'preact/hooks';
import type { Choice } from '../../client/types.js';
import { Board, flipped } from '../board/board.js';
import { turns } from '../catalogue/spoken.js';
import { study, table } from '../catalogue/spoken-later.js';
import { useCover } from '../cover.js';
import { onceEach, pointedIn } from '../games/all.js';
import { JackarooCards } from '../games/jackaroo-cards.js';
import { Invitation } from '../invitation/invitation.js';
import { NoticeChoice, useTurnNotices } from '../notice.js';
import { replayPath } from '../place.js';
import { Share } from '../share.js';
import { useTitle } from '../title.js';
import { coversPast } from '../together/viewer.js';
import { turnWords } from '../words.js';
import { Absence, Substitutes } from './absence.js';
import { Actions } from './actions.js';
import { Box } from './box.js';
import { hasActed } from './has-acted.js';
import { JustHappened } from './just-happened.js';
import { moveOf } from './last-move.js';
import { Log } from './log.js';
import { OddsChoice } from './odds-choice.js';
import { MakeOffer, OpenOffer } from './offers.js';
import { PaceChoice } from './pace-choice.js';
import { useProspects } from './prospects.js';
import { ReadOut } from './read-out.js';
import { mayPlayAgain, Rematch } from './rematch.js';
import { Resign } from './resign.js';
import { isUpToDate, type Scene } from './scene.js';
import { Seats } from './seats.js';
import type { Sitting } from './sitting.js';
import { sounds, useSounds } from './sounds.js';
import { Switch } from './switch.js';
import { useTold } from './use-told.js';
import { Winning } from './winning.js';

const NOTHING_TO_DO: ReturnType<typeof pointedIn> = [];

interface TableProps {
  readonly scene: Scene;
  readonly sitting: Sitting;
  /** Whom the screen speaks to, where several share it. */
  readonly reader: string | null;
  /** Who else is at this screen. */
  readonly companions: readonly { readonly seat: number; readonly token: string }[];
  /** Who should get the device, and the way to cover the table before. */
  readonly pass: { readonly to: string; cover(): void } | null;
}

export const Table = ({ scene, sitting, reader, companions, pass }: TableProps) => {
  const { game, picture, earlier, at, events, connection, isActing } = scene;
  const isCurrent = isUpToDate(scene);
  const mayAct = isCurrent && !isActing;
  const pointed = useMemo(() => (mayAct ? pointedIn(game) : NOTHING_TO_DO), [game, mayAct]);
  const isYourTurn = game.legal.length > 0;
  const calls = isCurrent ? turnWords(game) : turns.watch;
  const turn = reader !== null && isYourTurn && isCurrent ? turns.yoursAs(reader) : calls;
  useTitle(`${isYourTurn ? '● ' : ''}${turn} · Parlor`);
  const cover = useCover(game.ruleset);
  const lookAgain = (): void => void sitting.lookAgain().catch(() => {});
  const isSeated = game.seats.some(({ you }) => you);
  const isPastCovered = coversPast(game);
  useSounds(game, isYourTurn && isCurrent);
  useTurnNotices(isYourTurn && isCurrent ? [{ id: game.id, name: cover?.name ?? game.ruleset }] : []);
  const prospects = useProspects(game, mayAct);
  const told = useTold(game, events);
  // What was touched on the board says which buttons are still meant.
  const [meant, setMeant] = useState<readonly Choice[] | null>(null);
  const choices = useMemo(() => onceEach(game, meant ?? game.legal), [game, meant]);
  return (
    <div class="table">
      <div class="stage">
        <JustHappened events={events} told={told} />
        <ReadOut events={events} told={told} turn={isCurrent ? turn : null} />
        <Board
          source={picture}
          earlier={earlier}
          pointed={pointed}
          choose={sitting.act}
          move={moveOf(events)}
          narrow={setMeant}
        />
      </div>
      <div class="side">
        <Box game={game} />
        {game.status === 'over' && isCurrent && <Winning game={game} />}
        <h1 class={isYourTurn && mayAct ? 'turn yours' : 'turn'}>{turn}</h1>
        {connection === 'lost' && <p class="lost">{table.lost}</p>}
        <OpenOffer game={game} sitting={sitting} companions={companions} />
        <Absence game={game} sitting={sitting} />
        <Invitation game={game} changed={sitting.lookAgain} />
        {pass !== null && (
          <p>
            <button type="button" class="primary" onClick={pass.cover}>
              {table.pass.to(pass.to)}
            </button>
          </p>
        )}
        {game.status === 'playing' && pass === null && (
          <Actions choices={mayAct ? choices : []} prospects={prospects} choose={sitting.act} />
        )}
        {game.ruleset === 'jackaroo' && mayAct && isYourTurn && <JackarooCards game={game} />}
        {game.status === 'over' && isCurrent && (
          <p class="after">
            {isSeated && mayPlayAgain(game) && <Rematch game={game} />}
            <a class="button" href={replayPath(game.id)}>
              {table.seeAgain}
            </a>
            <a class="button" href="/">
              {table.toGames}
            </a>
          </p>
        )}
        <Seats game={game} out={isCurrent ? lookAgain : undefined} />
        <Log
          events={events}
          told={told}
          at={at}
          momentOf={(seq) => (isPastCovered ? null : replayPath(game.id, seq))}
        />
        <div class="small">
          <PaceChoice />
          <Switch wish={sounds} label={study.sounds} />
          {isSeated && <NoticeChoice />}
          <Switch wish={flipped} label={study.flip} />
          <Share link={location.href} title={study.share.title(cover?.name ?? 'Parlor')} />
          {game.odds && <OddsChoice />}
          {!isPastCovered && <a href={replayPath(game.id)}>{table.stepByStep}</a>}
          {isSeated && game.status === 'playing' && (
            <>
              <MakeOffer
                game={game}
                sitting={sitting}
                hidesSomething={cover?.hidesSomething ?? true}
                hasActed={hasActed(game.seats, events)}
              />
              <Substitutes game={game} sitting={sitting} />
              <Resign game={game} sitting={sitting} />
            </>
          )}
        </div>
      </div>
    </div>
  );
};
