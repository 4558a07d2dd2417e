import { useEffect, useMemo, useState } from 'preact/hooks';
import { Board } from '../board/board.js';
import { pointedIn } from '../games/all.js';
import { beIntroducedAgain, guest, isForgotten, parlor } from '../guest.js';
import { complain } from '../news.js';
import { replayPath } from '../place.js';
import { type Signal, signal, useSignal } from '../signal.js';
import { useTitle } from '../title.js';
import { hasOpenSeat, hasStandIn, turnWords } from '../words.js';
import { Actions } from './actions.js';
import { Box } from './box.js';
import { Invitation } from './invitation.js';
import { Log } from './log.js';
import { NotHere } from './not-here.js';
import { PaceChoice } from './pace-choice.js';
import { Rematch } from './rematch.js';
import { isUpToDate, type Scene } from './scene.js';
import { Seats } from './seats.js';
import { type Sitting, sitAt } from './sitting.js';

const NOTHING_YET: Signal<Scene | null> = signal<Scene | null>(null);

/** A table: to play at, or to watch. */
export const GamePage = ({ id }: { readonly id: string }) => {
  const me = useSignal(guest);
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [missing, setMissing] = useState<unknown>(null);
  useEffect(() => {
    const failed = (thrown: unknown): void => {
      if (isForgotten(thrown)) beIntroducedAgain().catch(complain);
      else setMissing(thrown);
    };
    setMissing(null);
    const taken = sitAt(parlor(), id, failed);
    setSitting(taken);
    return taken.leave;
  }, [id, me]);
  const scene = useSignal(sitting?.scene ?? NOTHING_YET);
  if (missing !== null) return <NotHere thrown={missing} />;
  if (scene === null || sitting === null) return <p class="lead">Looking for the table…</p>;
  return <Table scene={scene} sitting={sitting} />;
};

const NOTHING_TO_DO: ReturnType<typeof pointedIn> = [];

const Table = ({ scene, sitting }: { readonly scene: Scene; readonly sitting: Sitting }) => {
  const { game, picture, at, events, connection, isActing } = scene;
  const isCurrent = isUpToDate(scene);
  const mayAct = isCurrent && !isActing;
  const pointed = useMemo(() => (mayAct ? pointedIn(game) : NOTHING_TO_DO), [game, mayAct]);
  const turn = isCurrent ? turnWords(game) : 'Watch what happens…';
  const isYourTurn = game.legal.length > 0;
  useTitle(`${isYourTurn ? '● ' : ''}${turn} · Parlor`);
  const isSeated = game.seats.some(({ you }) => you);
  return (
    <div class="table">
      <div class="stage">
        <Board source={picture} pointed={pointed} choose={sitting.act} />
      </div>
      <div class="side">
        <Box game={game} />
        <h1 class={isYourTurn && mayAct ? 'turn yours' : 'turn'} aria-live="polite">
          {turn}
        </h1>
        {connection === 'lost' && <p class="lost">The connection is lost. It will come back by itself.</p>}
        {((hasOpenSeat(game) && (isSeated || game.maySit)) ||
          (hasStandIn(game) && !isSeated && game.maySit)) && (
          <Invitation game={game} isSeated={isSeated} sitDown={sitting.takeSeat} />
        )}
        {game.status === 'playing' && <Actions choices={mayAct ? game.legal : []} choose={sitting.act} />}
        {game.status === 'over' && isCurrent && (
          <p class="after">
            {isSeated && <Rematch game={game} />}
            <a class="button" href={replayPath(game.id)}>
              See it again, step by step
            </a>
            <a class="button" href="/">
              To the games
            </a>
          </p>
        )}
        <Seats game={game} />
        <Log events={events} at={at} />
        <div class="small">
          <PaceChoice />
          <a href={replayPath(game.id)}>Go through it step by step</a>
          {isSeated && game.status === 'playing' && <Resign resign={sitting.resign} />}
        </div>
      </div>
    </div>
  );
};

/** Asked twice: there is no way back. */
const Resign = ({ resign }: { resign(): void }) => {
  const [isSure, setIsSure] = useState(false);
  if (!isSure)
    return (
      <button type="button" class="quiet" onClick={() => setIsSure(true)}>
        Give up
      </button>
    );
  return (
    <span>
      <button type="button" onClick={resign}>
        Yes, I give up
      </button>{' '}
      <button type="button" class="quiet" onClick={() => setIsSure(false)}>
        No, play on
      </button>
    </span>
  );
};
