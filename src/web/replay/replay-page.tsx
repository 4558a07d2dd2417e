import { useEffect, useState } from 'preact/hooks';
import type { Game, LogEntry } from '../../client/types.js';
import { Board } from '../board/board.js';
import { beIntroducedAgain, guest, isForgotten, parlor } from '../guest.js';
import { complain } from '../news.js';
import { gamePath, replayPath, settle } from '../place.js';
import { useSignal } from '../signal.js';
import { Box } from '../table/box.js';
import { Log } from '../table/log.js';
import { NotHere } from '../table/not-here.js';
import { Seats } from '../table/seats.js';
import { wholeLog } from '../table/sitting.js';
import { useTitle } from '../title.js';
import { Fork } from './fork.js';
import { Proof } from './proof.js';
import { Slider } from './slider.js';

interface ReplayPageProps {
  readonly id: string;
  readonly first: number | null;
}

interface Story {
  readonly game: Game;
  readonly events: readonly LogEntry[];
}

/** A game from its first event to its last, one step at a time. */
export const ReplayPage = ({ id, first }: ReplayPageProps) => {
  const me = useSignal(guest);
  const [story, setStory] = useState<Story | null>(null);
  const [missing, setMissing] = useState<unknown>(null);
  useTitle('A game again, step by step · Parlor');
  useEffect(() => {
    const failed = (thrown: unknown): void => {
      if (isForgotten(thrown)) beIntroducedAgain().catch(complain);
      else setMissing(thrown);
    };
    storyOf(id).then(setStory, failed);
  }, [id, me]);
  if (missing !== null) return <NotHere thrown={missing} />;
  if (story === null) return <p class="lead">Looking for the game…</p>;
  return <Player story={story} first={first ?? story.game.version} />;
};

const storyOf = async (id: string): Promise<Story> => {
  const house = parlor();
  const game = await house.game(id);
  return { game, events: await wholeLog(house, game) };
};

const NOTHING_TO_DO: readonly never[] = [];

const Player = ({ story: { game, events }, first }: { readonly story: Story; readonly first: number }) => {
  const last = game.version;
  const [at, setAt] = useState(Math.min(Math.max(first, 1), last));
  const [picture, setPicture] = useState<string | null>(null);
  const [then, setThen] = useState(game);
  useEffect(() => {
    let isWanted = true;
    settle(replayPath(game.id, at));
    Promise.all([parlor().picture(game.id, { at }), parlor().game(game.id, { at })])
      .then(([drawn, seen]) => {
        if (!isWanted) return;
        setPicture(drawn);
        setThen(seen);
      })
      .catch(complain);
    return () => {
      isWanted = false;
    };
  }, [game.id, at]);
  return (
    <div class="table">
      <div class="stage">
        {picture !== null && <Board source={picture} pointed={NOTHING_TO_DO} choose={() => {}} />}
      </div>
      <div class="side">
        <Box game={game} />
        <h1 class="turn step" aria-live="polite">
          {events.find(({ seq }) => seq === at)?.text}
        </h1>
        <Slider at={at} last={last} go={setAt} />
        <div class="after">
          <Fork then={then} at={at} />
          {game.status !== 'over' && (
            <a class="button" href={gamePath(game.id)}>
              To the table
            </a>
          )}
        </div>
        <Seats game={then} />
        <Log events={events} at={at} />
        <Proof game={game} />
      </div>
    </div>
  );
};
