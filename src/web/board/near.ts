/** A place on the picture, in pixels from the corner of its frame, and on which half of it it lies. */
export interface Near {
  readonly middle: number;
  readonly top: number;
  readonly bottom: number;
  readonly isLow: boolean;
}

/** Where something was touched last, so that what is asked about it is asked there; null where it is not in the picture. */
export const placeOf = (host: HTMLElement | null, at: string | undefined): Near | null => {
  const touched = host === null || !at ? null : (host.shadowRoot?.querySelector(at) ?? null);
  if (host === null || touched === null) return null;
  const frame = host.getBoundingClientRect();
  const { left, width, top, bottom } = touched.getBoundingClientRect();
  return {
    middle: left + width / 2 - frame.left,
    top: top - frame.top,
    bottom: bottom - frame.top,
    isLow: (top + bottom) / 2 > frame.top + frame.height / 2,
  };
};
