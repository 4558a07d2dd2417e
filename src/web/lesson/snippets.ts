import type { Exchange } from '../../client/exchange.js';
import { curlOf, headersWorthSending } from './curl.js';

/** The same request for whatever one writes; the token stays in the page, and `PARLOR_TOKEN` of the environment stands for it. */
export const SNIPPETS = {
  curl: (exchange: Exchange): string => curlOf(exchange),
  fetch: (exchange: Exchange): string => fetchOf(exchange),
  python: (exchange: Exchange): string => pythonOf(exchange),
} as const;

export type Language = keyof typeof SNIPPETS;

/** For Node and any browser's console; where there is no environment, put the token in. */
const fetchOf = (exchange: Exchange): string => {
  const { method, url, requestBody } = exchange;
  const headers = [
    ...(hasToken(exchange) ? ['    authorization: "Bearer " + process.env.PARLOR_TOKEN,'] : []),
    ...headersWorthSending(exchange).map(
      ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
    ),
  ];
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(requestBody === null ? [] : [`  body: ${JSON.stringify(requestBody)},`]),
    '});',
    'console.log(await response.text());',
  ].join('\n');
};

/** With nothing but what comes with Python. */
const pythonOf = (exchange: Exchange): string => {
  const { method, url, requestBody } = exchange;
  const headers = [
    ...(hasToken(exchange) ? ['        "authorization": f"Bearer {os.environ[\'PARLOR_TOKEN\']}",'] : []),
    ...headersWorthSending(exchange).map(([name, value]) => `        ${asPython(name)}: ${asPython(value)},`),
  ];
  return [
    'import os',
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${asPython(url)},`,
    `    method=${asPython(method)},`,
    ...(headers.length === 0 ? [] : ['    headers={', ...headers, '    },']),
    ...(requestBody === null ? [] : [`    data=${asPython(requestBody)}.encode(),`]),
    ')',
    'print(urllib.request.urlopen(request).read().decode())',
  ].join('\n');
};

const hasToken = ({ requestHeaders }: Exchange): boolean => 'authorization' in requestHeaders;

/** What JSON escapes Python reads alike, once nothing is left outside of ASCII. */
const asPython = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
