import { readFileSync } from 'node:fs';

/** Linux counts the time of a process in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100;

/** Seconds of CPU a process has used; null where there is no /proc. */
export const cpuSeconds = (pid: number): number | null => {
  const stat = readOrNull(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The second field is the command in parentheses and may hold spaces; 14 and 15 are user and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
};

/** Megabytes in memory; null where there is no /proc. */
export const residentMegabytes = (pid: number): number | null => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readOrNull(`/proc/${pid}/status`) ?? '') ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
};

const readOrNull = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};
