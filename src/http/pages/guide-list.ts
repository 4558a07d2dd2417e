import { escapeHtml } from './escape.js';
import { GUIDES, type Guide } from './guides.js';

/** By what a reader has in mind, whoever is new first. A guide that is named nowhere stands at the end. */
const GROUPS: readonly (readonly [heading: string, names: readonly string[]])[] = [
  ['Begin here', ['first-frontend', 'first-bot', 'writing-a-bot']],
  ['Play together', ['people', 'clubs', 'tournaments', 'ratings', 'endings', 'reviews', 'fairness']],
  ['Teach', ['classroom', 'a-bot-league', 'gym']],
  [
    'Build on it',
    ['client', 'command-line', 'bots', 'webhooks', 'mcp', 'check-your-client', 'chaos', 'limits', 'changes'],
  ],
  ['A bot in your language', ['cpp', 'csharp', 'go', 'java', 'rust', 'shell']],
  ['Make a game', ['your-own-game', 'adding-a-game', 'translating']],
  ['Run a server', ['operating', 'releasing']],
];

/** Every guide under what it is for, with its first sentence. */
export const guideList = (): string => {
  const named = new Set(GROUPS.flatMap(([, names]) => names));
  const others = [...GUIDES.keys()].filter((name) => !named.has(name));
  return [...GROUPS, ['And more', others] as const].map(group).join('');
};

const group = ([heading, names]: (typeof GROUPS)[number]): string => {
  const guides = names.flatMap((name) => GUIDES.get(name) ?? []);
  if (guides.length === 0) return '';
  return `<h2>${escapeHtml(heading)}</h2><ul class="plain">${guides.map(line).join('')}</ul>`;
};

const line = (guide: Guide): string =>
  `<li><a href="/guides/${guide.name}">${escapeHtml(guide.title)}</a><br>${escapeHtml(aboutOf(guide))}</li>`;

/** The first sentence under the title, as plain words. */
const aboutOf = ({ markdown }: Guide): string => {
  const [, first = ''] = /^# .+\n+([^\n]+)/m.exec(markdown) ?? [];
  const words = first.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');
  const [sentence = words] = /^.+?[.:?!](?= |$)/.exec(words) ?? [];
  // What begins with a piece of code begins small.
  return (sentence.charAt(0).toUpperCase() + sentence.slice(1)).replace(/:$/, '.');
};
