import type { HeaderList } from './answer.js';

/** Something that is on its way out: a whole operation, or one of its query parameters. */
export interface Deprecated {
  readonly operationId: string;
  /** Left out, the operation itself. */
  readonly parameter?: string;
  readonly since: Date;
  /** When it may be gone, once that is known. */
  readonly sunset: Date | null;
}

/** The one table of what will go. The document marks it, and the front door says so in every answer that has to do with it. */
export const DEPRECATED: readonly Deprecated[] = [];

/** RFC 9745 and RFC 8594. Of several, the first that goes. */
export const farewellTo = (leaving: readonly Deprecated[]): HeaderList => {
  const [first] = leaving.toSorted((one, other) => endOf(one) - endOf(other));
  if (first === undefined) return {};
  return {
    deprecation: `@${Math.floor(first.since.getTime() / 1000)}`,
    ...(first.sunset === null ? {} : { sunset: first.sunset.toUTCString() }),
    link: '</guides/changes>; rel="deprecation"; type="text/html"',
  };
};

const endOf = ({ sunset }: Deprecated): number => sunset?.getTime() ?? Number.POSITIVE_INFINITY;

/** What of an operation leaves, that this request has to do with. */
export const leavingIn = (
  table: readonly Deprecated[],
  operationId: string,
  asks: (parameter: string) => boolean,
): readonly Deprecated[] =>
  table.filter(
    (entry) => entry.operationId === operationId && (entry.parameter === undefined || asks(entry.parameter)),
  );
