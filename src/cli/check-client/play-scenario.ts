import {
  type Choose,
  type Game,
  type NewGame,
  type Parlor,
  parlorClient,
  type Ruleset,
} from '../../client/index.js';
import type { Contestant, Invitation } from './contestant.js';
import type { GoBetween } from './go-between.js';
import { bad, type Finding, good, manners } from './judge.js';
import type { Scenario } from './scenarios.js';

/** What came of one scenario. */
export interface Played {
  readonly scenario: string;
  readonly about: string;
  readonly findings: readonly Finding[];
}

export interface Playing {
  /** The server itself: for the opponent, who has no trouble. */
  readonly server: string;
  readonly between: GoBetween;
  readonly ruleset: string;
  readonly seconds: number;
  readonly signal: AbortSignal;
  /** Lets the client play: a command that is started, or somebody at a browser who is told where. */
  invite(invitation: Invitation): Contestant;
}

/** The first that is legal, always: with the luck of a seed the other side is the same in every run. */
const firstLegal: Choose = ({ legal }) => {
  const [choice] = legal;
  if (choice === undefined) throw new Error('a turn without a legal action');
  return choice.action;
};

export const playScenario = async (playing: Playing, scenario: Scenario): Promise<Played> => {
  const { between, server } = playing;
  const anybody = parlorClient({ baseUrl: server });
  const guest = await anybody.createPlayer('Your client');
  const game = await laid(anybody.as(guest.token), playing.ruleset, scenario.id);
  const opponent = anybody.as((await anybody.createPlayer('The kit')).token);
  between.begin(scenario.trouble());
  const contestant = playing.invite({ url: between.url, token: guest.token, game: game.id });
  try {
    const ended = await untilOver(playing, opponent, game, contestant);
    const findings = [ended, ...manners(between.seen), ...scenario.judge(between.seen)];
    return { scenario: scenario.id, about: scenario.about, findings };
  } finally {
    contestant.kill();
  }
};

/** The client has the first seat, the kit all others; a sandbox, since the luck is given. */
const laid = async (host: Parlor, ruleset: string, seed: string): Promise<Game> => {
  const book = (await host.rulesets()).find(({ id }) => id === ruleset);
  const others = Array.from({ length: (book?.seats.min ?? 2) - 1 }, () => ({ open: true }) as const);
  // What is on the shelf may be more than this client knows by heart.
  const table: { readonly ruleset: Ruleset } & NewGame = Object({
    ruleset,
    seats: [{ player: 'me' }, ...others],
    visibility: 'link',
    chance: { seed },
  });
  return host.createGame<Ruleset>(table);
};

/** A client that ends early has lost; one that stays after the game may. */
const untilOver = async (
  { seconds, signal }: Playing,
  opponent: Parlor,
  game: Game,
  contestant: Contestant,
): Promise<Finding> => {
  const stop = new AbortController();
  const calling = { signal: AbortSignal.any([signal, stop.signal]) };
  const free = game.seats.filter(({ kind }) => kind === 'open');
  let table = game;
  for (const { seat } of free) table = await opponent.takeSeat<Ruleset>(table, seat, calling);
  const over = opponent.play<Ruleset>(table, firstLegal, calling).then(
    () => good('finishes', 'It played to the end of the game.'),
    () => null,
  );
  const late = new Promise<Finding>((settle) => {
    const timer = setTimeout(
      () => settle(bad('finishes', `The game was not over after ${seconds} s: it waits for the client.`)),
      seconds * 1000,
    );
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const left = contestant.ended.then(async (how) => {
    const now = await opponent.game(game.id, calling);
    return now.status === 'over'
      ? over
      : bad('finishes', `The client left before the game was over${how === null ? '' : ` (${how})`}.`);
  });
  try {
    const first = await Promise.race([over, late, left]);
    signal.throwIfAborted();
    return first ?? bad('finishes', 'The game could not be played on.');
  } finally {
    stop.abort();
  }
};
