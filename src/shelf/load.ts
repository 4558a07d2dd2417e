import { rulebookOf } from '../games/registry.js';
import { quickLawsOf } from '../kit/laws/all.js';
import { bundled, type GameSource } from './bundle.js';
import { gameFiles } from './find.js';
import { type Patience, unhurried } from './patience.js';
import { type AnyRuleset, rulesetsIn } from './rulesets-in.js';
import { namesIn, namesInTheBox } from './schema-names.js';
import { shelve } from './shelve.js';
import { UnfitGame } from './unfit.js';

/** A whole law is many questions. */
const LAW_MS = 30 * unhurried(0);

/** Brings the games that the operator named, checks them, and puts them on the shelf; or says in one sentence what is wrong, and where. */
export const loadGames = async (
  setting: string,
  from: string,
  patience: Patience = unhurried,
): Promise<void> => {
  const sources = await Promise.all(gameFiles(setting, from).map(bundled));
  for (const source of sources) for (const ruleset of rulesetsIn(source)) isFit(source, ruleset);
  haveNamesOfTheirOwn(sources);
  shelve(sources, patience);
};

const isFit = ({ file }: GameSource, ruleset: AnyRuleset): void => {
  const { id } = ruleset;
  if (rulebookOf(id) !== undefined)
    throw new UnfitGame(
      `PARLOR_GAMES: ${file}: there is a ruleset ${id} on the shelf already: call it something else.`,
    );
  try {
    for (const { check } of quickLawsOf(ruleset, LAW_MS)) check();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnfitGame(`PARLOR_GAMES: ${file}: ${id} breaks a law of the contract: ${why}`);
  }
};

/** One id and version for one ruleset, and one name for one schema, or the document could not tell them apart. */
const haveNamesOfTheirOwn = (sources: readonly GameSource[]): void => {
  const taken = new Map([...namesInTheBox()].map((name) => [`the schema ${name}`, 'a game in the box']));
  for (const source of sources)
    for (const ruleset of rulesetsIn(source)) {
      const { id, version } = ruleset;
      const owner = `${source.file}: ${id}`;
      for (const name of [
        `${id}, version ${version}`,
        ...namesIn(ruleset).map((name) => `the schema ${name}`),
      ]) {
        const other = taken.get(name);
        if (other !== undefined && other !== owner)
          throw new UnfitGame(
            `PARLOR_GAMES: ${owner} and ${other} both have ${name}: call one something else.`,
          );
        taken.set(name, owner);
      }
    }
};
