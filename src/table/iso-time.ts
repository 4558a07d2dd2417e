let second = Number.NaN;
let upToTheSecond = '';

/** `new Date(ms).toISOString()`. Many ask within one second, so all but the end of it is written once for them. */
export const isoTime = (ms: number): string => {
  const now = Math.floor(ms / 1000);
  if (now !== second) {
    second = now;
    upToTheSecond = new Date(now * 1000).toISOString().slice(0, -'000Z'.length);
  }
  return `${upToTheSecond}${String(Math.floor(ms) - now * 1000).padStart(3, '0')}Z`;
};
