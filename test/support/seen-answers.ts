import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { mediaTypeOf, operationFor } from './documented.js';

/** In the folder of the run: which answers were seen, one a line, in a file for each worker. */
const seenFile = (): string => join(inject('sharedFolder'), 'seen', String(process.pid));

const noted = new Set<string>();

/** A front door that writes down how each of its operations answers, also where no test reads the answer. */
export const noting =
  <Rest extends unknown[]>(fetch: (request: Request, ...rest: Rest) => Response | Promise<Response>) =>
  async (request: Request, ...rest: Rest): Promise<Response> => {
    const response = await fetch(request, ...rest);
    await note(request, response);
    return response;
  };

const note = async ({ method, url }: Request, response: Response): Promise<void> => {
  const mediaType = mediaTypeOf(response.headers);
  const found = operationFor(method, new URL(url).pathname, mediaType);
  if (found === undefined || method === 'HEAD') return;
  const isProblem = mediaType === 'application/problem+json';
  const kind = isProblem ? Object(await response.clone().json()).code : (mediaType ?? 'nothing');
  const line = `${found.operation.operationId} ${response.status} ${kind}`;
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(seenFile(), `${line}\n`);
};
