import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { seededChance } from '../../src/engine/chance/seeded.js';
import { inLanguage, LANGUAGES, type Language } from '../../src/engine/language.js';
import type { Outcome, Ruleset, RulesetTypes } from '../../src/engine/ruleset.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import { randomPlay, tablesOf } from '../../src/kit/laws/random-play.js';
import { sampleOf } from '../support/depth.js';

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee'];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
/** A ruleset may leave translations out; those in the box have all of them. */
const IN_THE_BOX = ['cant-stop', 'dastan', 'frustration', 'jackaroo', 'knucklebones'];
const TRANSLATED = RULEBOOKS.flatMap((book) =>
  OTHERS.filter((language) => book.languages.includes(language)).map(
    (language) => [book.id, language, book] as const,
  ),
);

test.each(IN_THE_BOX)('%s speaks every language of the house', (id) => {
  expect(RULEBOOKS.find((book) => book.id === id)?.languages).toEqual(expect.arrayContaining([...LANGUAGES]));
});
/** A long game says the same things over and over. */
const MOST_MOMENTS = sampleOf(100, 400);
/** A board is drawn twice for each of them, three times over. */
const MOST_BOARDS = sampleOf(5, 12);

describe.each(TRANSLATED)('%s in %s', (_, language, book) => {
  test('every sentence, label and prospect has words of its own', () => {
    book.unseal((game) => isTranslated(game, language));
  });

  test('the cover and every preset are translated', () => {
    const cover = book.coverIn(language);
    expect(cover?.about).not.toBe(book.about);
    for (const { id, about } of book.presets) expect(cover?.presets[id]?.about).not.toBe(about);
  });
});

describe.each(TRANSLATED)('%s in %s', (_, language, book) => {
  test('every option, and every word that can be chosen, is called something', () => {
    const words = book.coverIn(language)?.options ?? {};
    const properties = Object.entries(
      Object(z.toJSONSchema(book.schemas.options, { io: 'input' }).properties),
    );
    expect(Object.keys(words).sort()).toEqual(properties.map(([name]) => name).sort());
    for (const [name, property] of properties) {
      const { description, enum: plain = [], items } = Object(property);
      const values: readonly string[] = Object(items).enum ?? plain;
      expect(words[name]?.about, name).not.toBe(description);
      expect(Object.keys(words[name]?.values ?? {}), name).toEqual(values.length === 0 ? [] : [...values]);
    }
  });

  test('every refusal has its title, and none has the English one', () => {
    book.unseal(({ refusals, translations }) => {
      const told = Object.entries(Object(translations?.[language]?.refusals));
      expect(told.map(([code]) => code)).toEqual(Object.keys(refusals));
      for (const [code, words] of told) expect(Object(words).title).not.toBe(book.refusals[code]?.title);
    });
  });

  test('a board is told in words of its own to those who hear it', () => {
    book.unseal((game) => isHeard(game, language));
  });
});

const DESCRIPTION = /<desc id="parlor-description">([^<]*)<\/desc>/;
const heard = (svg: string): string => DESCRIPTION.exec(svg)?.[1] ?? '';

/** At the beginning, under way, in the middle of a decision and at the end. */
function isHeard<T extends RulesetTypes>(game: Ruleset<T>, language: Language): void {
  const told = inLanguage(game, language);
  for (const { table, name } of tablesOf(game)) {
    const moments = [...randomPlay(game, table, seededChance(`heard ${name}`))];
    const last = moments.at(-1);
    for (const { state } of [...moments.slice(0, MOST_BOARDS), ...(last === undefined ? [] : [last])])
      for (const halt of [null, 'midway', END] as const) {
        const view = game.view(state, 0, halt);
        const [english, other] = [game.picture(view, NAMES, 0), told.picture(view, NAMES, 0)];
        expect(heard(other)).not.toBe(heard(english));
        expect(heard(other)).not.toMatch(ENGLISH_WORDS);
        expect(other.replace(DESCRIPTION, '')).toBe(english.replace(DESCRIPTION, ''));
      }
  }
}

const END: Outcome = { ended: 'resigned', by: 1, ranking: [[0], [1]], scores: null, reason: null };
const ENGLISH_WORDS =
  /\b(?:is|to|the|of|has|wins|column|columns|points?|cell|marbles?|stands|act|square|undefined|null)\b/i;

/** What is nothing but names and numbers may be the same; nothing of ours is. */
function isTranslated<T extends RulesetTypes>(game: Ruleset<T>, language: Language): void {
  const told = inLanguage(game, language);
  const types = new Set<string>();
  for (const { table, name } of tablesOf(game)) {
    const moments = randomPlay(game, table, seededChance(`${language} ${name}`));
    for (const { state, events } of Array.from({ length: MOST_MOMENTS }, () => moments.next().value).filter(
      (moment) => moment !== undefined,
    )) {
      for (const event of events) {
        types.add(event.type);
        const sighting = game.sighting(event, 'spectator');
        const sentence = game.describe(sighting, NAMES);
        if (told.describe(sighting, NAMES) === sentence) expect.fail(`not translated: ${sentence}`);
      }
      const [seat] = game.toAct(state);
      if (seat === undefined) continue;
      const view = game.view(state, seat);
      for (const action of game.legal(state, seat).slice(0, 4)) {
        const label = game.label(view, action);
        if (told.label(view, action) === label) expect.fail(`not translated: ${label}`);
      }
    }
  }
  expect(types.size).toBeGreaterThan(1);
}

test('German says it as a player would', () => {
  const says = (id: string, event: object): string =>
    RULEBOOKS.find((book) => book.id === id)
      ?.recall(event)
      .text('spectator', ['Ann', 'Klaus'], 'de') ?? '';
  expect(says('knucklebones', { type: 'rolled', seat: 0, face: 5 })).toBe('Ann würfelt eine 5.');
  expect(says('knucklebones', { type: 'placed', seat: 0, column: 2, slot: 0, face: 5 })).toBe(
    'Ann legt eine 5 in die dritte Spalte.',
  );
  expect(
    says('cant-stop', { type: 'busted', seat: 0, dice: [1, 1, 2, 3], lost: [{ column: 7, steps: 2 }] }),
  ).toBe('Ann hat einen Fehlwurf und verliert 2 Felder in Spalte 7.');
  expect(
    says('jackaroo', { type: 'marble-sent-home', seat: 1, marble: '1-2', cell: 12, cause: 'landing' }),
  ).toBe('Klaus’ Murmel 3 auf Feld 12 wird geschlagen und muss nach Hause.');
});
