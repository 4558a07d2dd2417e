import type { Classrooms, PlayedNote, RefusedNote } from '../../store/classrooms.js';
import type { Game } from '../game/game.js';

/** What is counted of those who play in clubs. Kept in memory, written down seldom and for many at once; never in a log. */
export interface Notes {
  acted(game: Game, playerId: string, agent: string | undefined): void;
  refused(game: Game, playerId: string, code: string): void;
  /** Writes down what was counted since the last time. */
  write(): Promise<void>;
}

/** As many as are kept at once; what comes on top of it before the next writing is not counted. */
const MOST_KEPT = 20_000;

const CURL = /^curl\//i;

export const notesIn = (rooms: Pick<Classrooms, 'note'>, clock: () => number): Notes => {
  let played = new Map<string, PlayedNote>();
  let refusals = new Map<string, RefusedNote>();
  let writing: Promise<void> = Promise.resolve();
  return {
    acted({ id: gameId, club, chaos }, playerId, agent) {
      const key = `${gameId} ${playerId}`;
      if (club === null || (played.size >= MOST_KEPT && !played.has(key))) return;
      const before = played.get(key);
      const isCurl = CURL.test(agent ?? '');
      played.set(key, {
        clubId: club,
        playerId,
        gameId,
        byCurl: (before?.byCurl ?? 0) + (isCurl ? 1 : 0),
        byOthers: (before?.byOthers ?? 0) + (isCurl ? 0 : 1),
        isChaotic: chaos !== null,
        at: clock(),
      });
    },
    refused({ club }, playerId, code) {
      const key = `${club} ${playerId} ${code}`;
      if (club === null || (refusals.size >= MOST_KEPT && !refusals.has(key))) return;
      const times = (refusals.get(key)?.times ?? 0) + 1;
      refusals.set(key, { clubId: club, playerId, code, times, at: clock() });
    },
    write() {
      const [playedNow, refusedNow] = [[...played.values()], [...refusals.values()]];
      played = new Map();
      refusals = new Map();
      // Whoever finds nothing to write waits for what another is writing: they would read before it is there.
      const note = () =>
        playedNow.length + refusedNow.length > 0 ? rooms.note(playedNow, refusedNow) : undefined;
      writing = writing.then(note, note);
      return writing;
    },
  };
};
