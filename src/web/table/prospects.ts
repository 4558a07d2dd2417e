import { useEffect, useState } from 'preact/hooks';
import type { Choice, Game, Odds } from '../../client/types.js';
import { table } from '../catalogue/spoken-later.js';
import { parlor } from '../guest.js';
import { type Signal, signal, useSignal } from '../signal.js';

const DRAWER = 'parlor.odds';

/** Whether the person wants to see the odds. */
export const wantsOdds: Signal<boolean> = signal(localStorage.getItem(DRAWER) !== 'off');

export const wantOdds = (isWanted: boolean): void => {
  localStorage.setItem(DRAWER, isWanted ? 'on' : 'off');
  wantsOdds.set(isWanted);
};

type Likely = Odds['odds'][number]['outcomes'][number];

/** What hangs on luck, said of an action in a few words: "24 %: You go bust." */
export type Prospects = (choice: Choice) => readonly string[];

const NONE: Prospects = () => [];

/** The odds of what may be done now: asked for when it is one's turn, and not at all where they are not wanted. */
export const useProspects = (game: Game, mayAct: boolean): Prospects => {
  const isWanted = useSignal(wantsOdds) && game.odds && mayAct && game.legal.length > 0;
  const [told, setTold] = useState<{ readonly version: number; readonly say: Prospects } | null>(null);
  const { id, version } = game;
  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    parlor()
      .odds(id, { signal: asking.signal })
      // One can play without them.
      .then(
        (odds) => setTold({ version: odds.version, say: sayingOf(odds) }),
        () => {},
      );
    return () => asking.abort();
  }, [id, version, isWanted]);
  return isWanted && told?.version === version ? told.say : NONE;
};

/** As many as fit on a button. */
const MOST = 2;

const sayingOf = ({ odds }: Odds): Prospects => {
  const byAction = new Map(odds.map(({ action, outcomes }) => [JSON.stringify(action), outcomes]));
  return ({ action }) => telling(byAction.get(JSON.stringify(action)) ?? []).map(inWords);
};

/** What is neither certain nor out of the question; what ends something comes before what goes on. */
const telling = (outcomes: readonly Likely[]): readonly Likely[] =>
  outcomes
    .filter(({ chance }) => chance > 0 && chance < 1)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST);

const DECISIVE = /^(?:bust|wins|stopping-wins|stalemate|draw|hits|sends-home|destroys|risk|trap|stays|offer)/;

const weightOf = ({ what, chance }: Likely): number => chance + (DECISIVE.test(what) ? 1 : 0);

const inWords = ({ chance, text }: Likely): string => `${percent(chance)}: ${text}`;

/** Never a chance that rounds to none, or to certainty. */
const percent = (chance: number): string => table.percent(Math.round(chance * 100));
