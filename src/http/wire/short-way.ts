import type { IncomingMessage, ServerResponse } from 'node:http';
import { problem } from '../documents/answer.js';
import { isFixed } from '../endpoint.js';
import type { Answer } from '../exchange.js';
import { failure } from '../failure.js';
import type { Found, FrontDoor } from '../front-door.js';
import { receptionOf } from '../reception.js';
import { redactedError } from '../redacted-error.js';
import type { Services } from '../services.js';
import { isPlain, PlainExchange, pathIn } from './plain-exchange.js';
import { send } from './send.js';

/**
 * From the socket to the endpoint and back, for a plain request of an endpoint: no request, response or context is made on the way.
 * False when the request must take the long way, and nothing has been done about it.
 */
export const shortWay = (
  door: FrontDoor,
  services: Services,
): ((incoming: IncomingMessage, outgoing: ServerResponse) => boolean) => {
  const reception = receptionOf(services);
  const serve = async (found: Found, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const c = new PlainExchange(incoming, outgoing);
    const farewell = reception.meet(c);
    let answer: Answer;
    try {
      answer = reception.turnedBack(c) ?? (await found.serve(c, found.params));
    } catch (error) {
      answer = problem(c, failure(services, error, c.get('requestId')));
    }
    // Whoever would ask again on this connection is to take another: this one goes with the server.
    if (services.isClosing()) outgoing.shouldKeepAlive = false;
    farewell(found.route, answer.status);
    send(outgoing, answer);
  };
  return (incoming, outgoing) => {
    if (!isPlain(incoming)) return false;
    const [method, path] = [incoming.method ?? '', pathIn(incoming)];
    const found = door.find(method, path);
    if (found === null || isFixed(path)) return false;
    serve(found, incoming, outgoing).catch((error: unknown) => {
      // Nothing whole can be said any more: whoever waits sees that the connection is gone.
      services.log.error({ err: redactedError(error) }, 'an answer could not be sent');
      outgoing.destroy();
    });
    return true;
  };
};
