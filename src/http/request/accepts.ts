import { parseAccept } from 'hono/utils/accept';
import type { Exchange } from '../exchange.js';
import { header } from './header.js';

interface Forms {
  readonly header: 'Accept';
  readonly supports: readonly string[];
  readonly default: string;
}

/** Which of these forms the caller would have, the dearest first and of equals the one that is named more closely. `*` is no wish. */
export const accepts = (c: Exchange, { header: name, supports, default: usual }: Forms): string => {
  const said = header(c, name.toLowerCase());
  // What most programs send says nothing.
  if (said === undefined || said === '' || said === '*/*') return usual;
  const wishes = parseAccept(said).map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const named = new Set(wishes.map(({ type }) => type));
  const ranked = wishes
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q || closeness(b.type) - closeness(a.type));
  for (const { type } of ranked) {
    const form = supports.find((supported) => covers(type, supported, named));
    if (form !== undefined) return form;
  }
  return usual;
};

const closeness = (type: string): number => {
  if (!type.endsWith('*')) return 2;
  return type.endsWith('/*') && type !== '*/*' ? 1 : 0;
};

/** `text/*` is every text but those of which something else is said. */
const covers = (type: string, form: string, named: ReadonlySet<string>): boolean =>
  type === form || (closeness(type) === 1 && form.startsWith(type.slice(0, -1)) && !named.has(form));
