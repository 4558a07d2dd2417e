/** How likely a seat was to win at a version. */
interface CurvePoint {
  readonly version: number;
  readonly chances: readonly number[];
}

export const WIDTH = 320;
export const HEIGHT = 90;

/** Where a version stands, from the first event to the last. */
export const across = (version: number, last: number): number =>
  Math.round((WIDTH * (version - 1)) / Math.max(1, last - 1));

/** The chance of one seat as the points of an SVG line: a certain win at the top. */
export const lineOf = (curve: readonly CurvePoint[], seat: number, last: number): string =>
  curve
    .map(
      ({ version, chances }) => `${across(version, last)},${Math.round(HEIGHT * (1 - (chances[seat] ?? 0)))}`,
    )
    .join(' ');
