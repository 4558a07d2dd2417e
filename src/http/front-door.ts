import { OpenAPIHono } from '@hono/zod-openapi';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import type { Answer, Exchange } from './exchange.js';
import type { RequestEnv } from './services.js';

/** What stands in the path, by the names of its parameters. */
export interface PathParams {
  readonly [name: string]: string;
}

export type Served = (c: Exchange, params: PathParams) => Answer | Promise<Answer>;

interface Short {
  readonly route: string;
  readonly serve: Served;
}

/** An endpoint that was found, and what it was found with. */
export interface Found extends Short {
  readonly params: PathParams;
}

/**
 * Hono, and beside it the same endpoints once more by method and path alone, for requests that need nothing else of Hono.
 * Law: both lead to the same function, so it makes no difference but to the clock which of the two was taken.
 */
export class FrontDoor extends OpenAPIHono<RequestEnv> {
  readonly #short = new RegExpRouter<Short>();

  /** Adds an endpoint to the short way. */
  shorten(method: string, route: string, serve: Served): void {
    this.#short.add(method, route, { route, serve });
  }

  /** Null for whoever must take the long way. */
  find(method: string, path: string): Found | null {
    const [found, stash = []] = this.#short.match(method, path);
    const [first] = found;
    if (first === undefined) return null;
    const [{ route, serve }, named] = first;
    const params: { [name: string]: string } = {};
    for (const name in named) {
      const at = named[name];
      params[name] = typeof at === 'number' ? (stash[at] ?? '') : (at ?? '');
    }
    return { route, serve, params };
  }
}
