const LOCAL = 'http://127.0.0.1:9/turn';
const REMOTE = /^\s*https?:/i;
const ON_THIS_MACHINE = /^\s*https?:\/\/(?:127\.0\.0\.1|\[::1\])[:/]/i;

/** The same value with no address in it that leads away from this machine: a webhook would be called there. */
export const harmless = (value: unknown): unknown => {
  if (typeof value === 'string') return REMOTE.test(value) && !ON_THIS_MACHINE.test(value) ? LOCAL : value;
  if (Array.isArray(value)) return value.map(harmless);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, harmless(inner)]));
};
