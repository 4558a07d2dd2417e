import { DEPRECATED, farewellTo, leavingIn } from './documents/deprecated.js';
import type { Answer } from './exchange.js';
import type { Served } from './front-door.js';
import type { Services } from './services.js';

/** What is on its way out says so in its answers. Nothing is paid for what stays. */
export const sayingFarewell = (
  operationId: string,
  { deprecated = DEPRECATED }: Services,
  serve: Served,
): Served => {
  if (!deprecated.some((entry) => entry.operationId === operationId)) return serve;
  return async (c, params) => {
    const sent = c.req.query();
    const leaving = leavingIn(deprecated, operationId, (name) => Object.hasOwn(sent, name));
    return Object.entries(farewellTo(leaving)).reduce(withHeader, await serve(c, params));
  };
};

/** A page has links already: one more is added to them. */
const withHeader = (answer: Answer, [name, value]: readonly [string, string]): Answer => {
  const { headers } = answer;
  const at = headers.findIndex((word, index) => index % 2 === 0 && word.toLowerCase() === name);
  if (at === -1) return { ...answer, headers: [...headers, name, value] };
  return { ...answer, headers: headers.with(at + 1, `${headers[at + 1]}, ${value}`) };
};
