/** An older call may be one that somebody has recorded. */
const TOLERANCE_S = 300;

const PREFIX = 'whsec_';

/** The headers of a call, as `fetch`, Node or a framework gives them. */
type CallHeaders = Headers | { readonly [name: string]: string | readonly string[] | undefined };

/**
 * Whether the server that knows `secret` made this call (Standard Webhooks): HMAC-SHA256 over the id, the time and the body as it came,
 * before any parsing. While a secret is being changed there are two signatures, and one is enough.
 */
export const verifyWebhook = async (
  secret: string,
  headers: CallHeaders,
  body: string,
  now: Date = new Date(),
): Promise<boolean> => {
  const [id, sentAt] = [headerOf(headers, 'webhook-id'), headerOf(headers, 'webhook-timestamp')];
  if (!/^\d+$/.test(sentAt) || Math.abs(now.getTime() / 1000 - Number(sentAt)) > TOLERANCE_S) return false;
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(PREFIX, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${sentAt}.${body}`);
  for (const signature of headerOf(headers, 'webhook-signature').split(' ')) {
    const [version, given = ''] = signature.split(',');
    if (
      version === 'v1' &&
      isBase64(given) &&
      (await crypto.subtle.verify('HMAC', key, bytesOf(given), signed))
    )
      return true;
  }
  return false;
};

const headerOf = (headers: CallHeaders, name: string): string => {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const found = Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  return [found ?? ''].flat().join(' ');
};

const isBase64 = (text: string): boolean => /^[\w+/]+={0,2}$/.test(text);

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  if (!isBase64(base64))
    throw new TypeError('The secret should read "whsec_…", exactly as the server gave it.');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
};
