import { useEffect, useState } from 'preact/hooks';
import type { Game, LogEntry } from '../../client/types.js';
import { Board, flipped } from '../board/board.js';
import { study } from '../catalogue/spoken-later.js';
import { useCover, useShelfAsked } from '../cover.js';
import { guest, parlor } from '../guest.js';
import { complain } from '../news.js';
import { gamePath, type PageAddress, replayPath, settle } from '../place.js';
import { Share } from '../share.js';
import { useSignal } from '../signal.js';
import { Box } from '../table/box.js';
import { beforeLastMove } from '../table/last-move.js';
import { Log } from '../table/log.js';
import { NotHere } from '../table/not-here.js';
import { Seats } from '../table/seats.js';
import { wholeLog } from '../table/sitting.js';
import { Switch } from '../table/switch.js';
import { useTold } from '../table/use-told.js';
import { useTitle } from '../title.js';
import { coversPast } from '../together/viewer.js';
import { Fork } from './fork.js';
import { looking } from './looking.js';
import { Proof } from './proof.js';
import { Retrospect } from './retrospect.js';
import { Slider } from './slider.js';

type ReplayAddress = Extract<PageAddress, { page: 'replay' }>;

interface Story {
  readonly game: Game;
  readonly events: readonly LogEntry[];
}

/** A game from its first event to its last, one step at a time. */
export const ReplayPage = ({ place }: { readonly place: ReplayAddress }) => {
  const { id } = place;
  const me = useSignal(guest);
  const [story, setStory] = useState<Story | null>(null);
  const [missing, setMissing] = useState<unknown>(null);
  const isShelfAsked = useShelfAsked();
  useTitle(study.title);
  useEffect(() => looking(() => storyOf(id), setStory, setMissing), [id, me]);
  if (missing !== null) return <NotHere thrown={missing} />;
  if (story === null || !isShelfAsked) return <p class="lead">{study.looking}</p>;
  if (coversPast(story.game)) return <PastCovered id={id} />;
  return <Player story={story} place={place} />;
};

/** Each moment is seen with the eyes of one of those at this screen, and another may be looking. */
const PastCovered = ({ id }: { readonly id: string }) => (
  <section class="card pass">
    <h1>{study.pastCovered}</h1>
    <a class="button" href={gamePath(id)}>
      {study.toTable}
    </a>
  </section>
);

const storyOf = async (id: string): Promise<Story> => {
  const house = parlor();
  const game = await house.game(id);
  return { game, events: await wholeLog(house, game) };
};

/** The board at an event, and as it was before the move that the event belongs to. */
interface Moment {
  readonly at: number;
  readonly picture: string;
  readonly earlier: string | null;
  readonly then: Game;
}

const momentOf = async (id: string, at: number, events: readonly LogEntry[]): Promise<Moment> => {
  const before = beforeLastMove(events);
  const house = parlor();
  const [picture, then, earlier] = await Promise.all([
    house.picture(id, { at }),
    house.game(id, { at }),
    before === null ? null : house.picture(id, { at: before }),
  ]);
  return { at, picture, then, earlier };
};

const NOTHING_TO_DO: readonly never[] = [];

interface PlayerProps {
  readonly story: Story;
  /** Where somebody asked to go; each time anew, also to where they had asked to go before. */
  readonly place: ReplayAddress;
}

const Player = ({ story: { game, events }, place }: PlayerProps) => {
  const last = game.version;
  const wanted = Math.min(Math.max(place.at ?? last, 1), last);
  const [at, setAt] = useState(wanted);
  useEffect(() => setAt(wanted), [place]);
  const [shown, setShown] = useState<Moment | null>(null);
  const cover = useCover(game.ruleset);
  const told = useTold(game, events);
  useEffect(() => {
    settle(replayPath(game.id, at));
    const before = events.filter(({ seq }) => seq <= at);
    return looking(() => momentOf(game.id, at, before), setShown, complain);
  }, [game.id, at]);
  // The board comes first: whatever stood there before it would be pushed away.
  if (shown === null) return <p class="lead">{study.looking}</p>;
  const { then } = shown;
  // The slider says where one wants to be; all else speaks of the moment that is seen.
  const entry = events.find(({ seq }) => seq === shown.at);
  return (
    <div class="table">
      <div class="stage">
        <Board source={shown.picture} earlier={shown.earlier} pointed={NOTHING_TO_DO} choose={() => {}} />
      </div>
      <div class="side">
        <Box game={game} />
        <h1 class="turn step" aria-live="polite">
          {entry === undefined ? '' : told(entry)}
        </h1>
        <Slider at={at} last={last} go={setAt} />
        <Retrospect game={game} />
        <div class="after">
          <Fork then={then} at={shown.at} />
          {game.status !== 'over' && (
            <a class="button" href={gamePath(game.id)}>
              {study.toTable}
            </a>
          )}
        </div>
        <div class="small">
          <Switch wish={flipped} label={study.flip} />
          <Share
            link={new URL(replayPath(game.id, at), location.href).href}
            title={study.share.title(cover?.name ?? 'Parlor')}
          />
        </div>
        <Seats game={then} />
        <Log events={events} told={told} at={shown.at} momentOf={(seq) => replayPath(game.id, seq)} />
        <Proof game={game} />
      </div>
    </div>
  );
};
