/**
 * JSON with its keys in order and no spaces, so that equal values are equal texts whatever a database or a tool did to them.
 * It follows RFC 8785 for what Parlor stores: strings, finite numbers, booleans, null, arrays and plain objects.
 */
const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return arrayText(value);
  if (isObject(value)) return objectText(value);
  return JSON.stringify(value);
};

// Plain loops: every accepted action waits for this.

const arrayText = (items: readonly unknown[]): string => {
  let text = '';
  for (const item of items) text += `${text === '' ? '' : ','}${canonicalJson(item ?? null)}`;
  return `[${text}]`;
};

const objectText = (object: { readonly [key: string]: unknown }): string => {
  let text = '';
  for (const key of Object.keys(object).sort()) {
    const member = object[key];
    if (member !== undefined)
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
};

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

const texts = new WeakMap<object, string>();

/** The canonical text of an event or an action, written once: what is hashed is what is stored, byte for byte. */
export const canonicalText = (value: object): string => {
  const text = texts.get(value) ?? canonicalJson(value);
  texts.set(value, text);
  return text;
};
