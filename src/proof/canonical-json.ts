/**
 * JSON with its keys in order and no spaces, so that equal values are equal texts whatever a database or a tool did to them.
 * It follows RFC 8785 for what Parlor stores: strings, finite numbers, booleans, null, arrays and plain objects.
 */
export const canonicalJson = (value: unknown): string => {
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
  for (const key of inOrder(Object.keys(object))) {
    const member = object[key];
    if (member !== undefined)
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
};

/** By insertion: there are few, and most are in order already. */
const inOrder = (keys: string[]): readonly string[] => {
  for (let next = 1; next < keys.length; next++) {
    const key = keys[next] ?? '';
    let at = next;
    for (; at > 0 && (keys[at - 1] ?? '') > key; at--) keys[at] = keys[at - 1] ?? '';
    keys[at] = key;
  }
  return keys;
};

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;
