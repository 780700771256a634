import { readFileSync } from 'node:fs';
import { SECOND } from '../time/duration.ts';

/** The kernel counts processor time in hundredths of a second. */
const TICK = SECOND / 100;

/**
 * Processor time of a process so far, ms. Undefined where the system has no /proc. Unlike the clock it does not run while other processes
 * have the processor: a busy machine refuses no good picture.
 */
export function processorTime(pid: number | undefined): number | undefined {
  try {
    // The name of the program, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return Number.isFinite(user + system) ? (user + system) * TICK : undefined;
  } catch {
    return undefined;
  }
}
