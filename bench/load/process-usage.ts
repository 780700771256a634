import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedFiles } from '#platform/database/embedded-files.ts';

/** Processes whose work counts as one's: the shop, or its PostgreSQL with everything that it has started. */
export interface Measured {
  /** Seconds of processor time since they were started. */
  cpuSeconds(): number;
  /** Megabytes of memory; what several of them share counts once. */
  megabytes(): number;
}

/** The kernel's unit in /proc/<pid>/stat, the same on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

const fieldsOf = (pid: number): number[] => {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // From the state on: the name before it may hold spaces and brackets.
  return line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
};

const parent = (fields: number[]) => fields[1];
const ownTime = (fields: number[]) => Number(fields[11]) + Number(fields[12]);
const timeOfEnded = (fields: number[]) => Number(fields[13]) + Number(fields[14]);

const kilobytes = (pid: number, file: string, field: string): number =>
  Number(
    new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1],
  );

/** One process. */
export const oneProcess = (pid: number): Measured => ({
  cpuSeconds: () => ownTime(fieldsOf(pid)) / TICKS_A_SECOND,
  megabytes: () => kilobytes(pid, 'status', 'VmRSS') / 1024,
});

/** The server that the shop in this folder has started for itself, with its children. */
export async function ownDatabase(folder: string): Promise<Measured> {
  const { root } = await embeddedFiles(folder, () => undefined);
  const [line = ''] = readFileSync(join(root, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const first = Number(line);
  const each = <Result>(look: (pid: number) => Result): Result[] =>
    [first, ...childrenOf(first)].flatMap((pid) => readOr(() => [look(pid)], []));
  return {
    cpuSeconds: () =>
      (sum(each((pid) => ownTime(fieldsOf(pid)))) + timeOfEnded(fieldsOf(first))) / TICKS_A_SECOND,
    megabytes: () => sum(each((pid) => kilobytes(pid, 'smaps_rollup', 'Pss'))) / 1024,
  };
}

const childrenOf = (first: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readOr(() => parent(fieldsOf(pid)) === first, false));

/** A process may end while it is looked at. */
function readOr<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
