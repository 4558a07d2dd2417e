import { itemAt } from '../../engine/item-at.js';
import type { Standing, Thinking } from './tally.js';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const milliseconds = (ms: number): string => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));
const thinking = ({ mean, p99 }: Thinking): string => `${milliseconds(mean)} / ${milliseconds(p99)}`;

const HEADS = [
  'pairing',
  'games',
  'won',
  'drawn',
  'lost',
  'win rate',
  '95 % interval',
  'verdict',
  'actions',
  'ms, first',
  'ms, second',
];

/** A table that reads well in a terminal and is Markdown. */
export const tableOf = (standings: readonly Standing[]): string => {
  const rows = [HEADS, ...standings.map(rowOf)];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => itemAt(row, column).length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(itemAt(widths, column))).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [head = '', ...body] = rows.map(line);
  return [head, rule, ...body, ...notes(standings)].join('\n');
};

const rowOf = (standing: Standing): readonly string[] => {
  const { pairing, games, wins, draws, losses, share, interval, verdict, actions } = standing;
  return [
    `${pairing.first.name} v ${pairing.second.name}`,
    String(games),
    String(wins),
    String(draws),
    String(losses),
    percent(share),
    `${percent(interval.low)} – ${percent(interval.high)}`,
    verdict === 'not yet separable' ? verdict : `${pairing.first.name} is ${verdict}`,
    actions.toFixed(1),
    thinking(standing.first),
    thinking(standing.second),
  ];
};

const notes = (standings: readonly Standing[]): readonly string[] => {
  const unfinished = standings.reduce((sum, standing) => sum + standing.unfinished, 0);
  return [
    '',
    'Actions: in a game, on average. ms: for one move, mean / 99th percentile.',
    ...(unfinished === 0 ? [] : [`${unfinished} games came to no end and count as drawn.`]),
  ];
};

const COLUMNS = [
  'ruleset',
  'first',
  'second',
  'games',
  'wins',
  'draws',
  'losses',
  'unfinished',
  'share',
  'low',
  'high',
  'verdict',
  'actions',
  'first_mean_ms',
  'first_p99_ms',
  'second_mean_ms',
  'second_p99_ms',
];

/** The same figures for programs. No field has a comma. */
export const csvOf = (ruleset: string, standings: readonly Standing[]): string =>
  [
    COLUMNS,
    ...standings.map(({ pairing, games, wins, draws, losses, unfinished, share, interval, ...rest }) => [
      ruleset,
      pairing.first.name,
      pairing.second.name,
      games,
      wins,
      draws,
      losses,
      unfinished,
      share.toFixed(4),
      interval.low.toFixed(4),
      interval.high.toFixed(4),
      rest.verdict,
      rest.actions.toFixed(1),
      rest.first.mean.toFixed(3),
      rest.first.p99.toFixed(3),
      rest.second.mean.toFixed(3),
      rest.second.p99.toFixed(3),
    ]),
  ]
    .map((row) => `${row.join(',')}\n`)
    .join('');
