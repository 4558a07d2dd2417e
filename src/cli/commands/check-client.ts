import { RULEBOOKS } from '../../games/registry.js';
import { startContestant } from '../check-client/contestant.js';
import { goBetween } from '../check-client/go-between.js';
import { openHouse } from '../check-client/house.js';
import { type Played, type Playing, playScenario } from '../check-client/play-scenario.js';
import { inWords, reportOn, verdict } from '../check-client/report.js';
import { SCENARIOS, type Scenario } from '../check-client/scenarios.js';
import { paintFor } from '../colour.js';
import { ALL_IS_WELL, type Asked, type Command, Mistake, SOMETHING_IS_WRONG } from '../command.js';
import { interruptible } from '../interrupt.js';
import { wholeNumber } from '../whole-number.js';

const USUAL_S = 60;
const MOST_S = 3600;

/** Plays with somebody's client while things go wrong, and says what it did. */
export const checkClient: Command = {
  async run(asked) {
    const [scenarios, ruleset] = [scenariosIn(asked), rulesetIn(asked)];
    const seconds = wholeNumber(asked, 'seconds', { usual: USUAL_S, most: MOST_S });
    if ((asked.words.length === 0) !== asked.has('wait'))
      throw new Mistake('say how your client is started, after --, or --wait to start it by hand.');
    return interruptible(async (signal) => {
      const house = await openHouse();
      const between = await goBetween(house.url);
      try {
        const invite = asked.has('wait') ? byHand : byCommand(asked);
        return await playAll(
          { server: house.url, between, ruleset, seconds, signal, invite },
          scenarios,
          asked,
        );
      } finally {
        await between.close();
        await house.close();
      }
    });
  },
};

const playAll = async (playing: Playing, scenarios: readonly Scenario[], asked: Asked): Promise<number> => {
  const paint = paintFor(process.stdout);
  const played: Played[] = [];
  for (const scenario of scenarios) {
    const one = await playScenario(playing, scenario);
    played.push(one);
    if (!asked.has('json')) console.log(inWords(one, paint));
  }
  const report = reportOn(played);
  console.log(asked.has('json') ? JSON.stringify(report) : verdict(report));
  return report.passed === report.checks ? ALL_IS_WELL : SOMETHING_IS_WRONG;
};

const byCommand =
  ({ words, has }: Asked): Playing['invite'] =>
  (invitation) =>
    startContestant(words, invitation, has('loud'));

/** Somebody opens a page, or starts a program elsewhere: they are told where, and waited for. */
const byHand: Playing['invite'] = ({ url, token, game }) => {
  console.error(`Play now: server ${url}, token ${token}, game ${game}`);
  return { ended: new Promise(() => {}), kill: () => {} };
};

const scenariosIn = ({ value }: Asked): readonly Scenario[] => {
  const only = value('only');
  if (only === undefined) return SCENARIOS;
  return only.split(',').map((id) => {
    const found = SCENARIOS.find((scenario) => scenario.id === id);
    if (found !== undefined) return found;
    throw new Mistake(`there is no scenario ${id}: ${SCENARIOS.map((scenario) => scenario.id).join(', ')}.`);
  });
};

const rulesetIn = ({ value }: Asked): Playing['ruleset'] => {
  const wanted = value('ruleset') ?? 'knucklebones';
  if (RULEBOOKS.some(({ id }) => id === wanted)) return wanted;
  throw new Mistake(`there is no ruleset ${wanted}: ${RULEBOOKS.map(({ id }) => id).join(', ')}.`);
};
