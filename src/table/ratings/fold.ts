import { rate } from 'openskill';
import type { RatedGame, Standing, Step, Stretch } from '../../store/rating-book.js';
import { type Meetings, meetingsOf } from './damping.js';

/** The fold of finished games: everything here follows from the games alone, in their order. */

/** A rating begins in the middle and says that it knows nothing. The library's own proportions, on a scale that people know. */
export const SCALE = { mu: 1500, sigma: 500, beta: 250, tau: 5 } as const;

const newcomer = (who: string): Standing => ({
  who,
  mu: SCALE.mu,
  sigma: SCALE.sigma,
  games: 0,
  damped: 0,
});

/** What everybody comes to, game by game. */
export const foldGames = ({ games, standings, recently }: Stretch): readonly Step[] => {
  const stands = new Map(standings.map((standing) => [standing.who, standing]));
  const meetings = meetingsOf(recently);
  return games.flatMap((game) => {
    const steps = stepsOf(game, (who) => stands.get(who) ?? newcomer(who), meetings);
    for (const { who, mu, sigma, games: counted, damped } of steps)
      stands.set(who, { who, mu, sigma, games: counted, damped });
    meetings.note(game);
    return steps;
  });
};

const stepsOf = (game: RatedGame, before: (who: string) => Standing, meetings: Meetings): readonly Step[] => {
  const { places, gameId, endedAt } = game;
  const after = rate(
    places.map(({ who }) => [{ mu: before(who).mu, sigma: before(who).sigma }]),
    { ...SCALE, rank: places.map(({ place }) => place + 1) },
  ).flat();
  return [...new Set(places.map(({ who }) => who))].map((who) => {
    const seats = after.filter((_, seat) => places[seat]?.who === who);
    const weight = meetings.weightFor(who, game);
    const { mu, sigma, games, damped } = before(who);
    return {
      who,
      gameId,
      endedAt,
      weight,
      mu: between(mu, mean(seats.map((one) => one.mu)), weight),
      sigma: between(sigma, mean(seats.map((one) => one.sigma)), weight),
      games: games + 1,
      damped: damped + (weight < 1 ? 1 : 0),
    };
  });
};

/** Bots of one level are one, in however many seats they play. */
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const between = (from: number, to: number, weight: number): number =>
  weight === 1 ? to : from + weight * (to - from);
