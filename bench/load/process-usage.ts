import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedFiles } from '#platform/database/embedded-files.ts';

/** A group of processes that is measured as one: the shop, or PostgreSQL with its child processes. */
export interface Measured {
  /** CPU seconds since the start. */
  cpuSeconds(): number;
  /** Memory in MB; shared memory counts once. */
  megabytes(): number;
}

/** Clock ticks per second in /proc/<pid>/stat: 100 on every Linux that Node supports. */
const TICKS_A_SECOND = 100;

const fieldsOf = (pid: number): number[] => {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Starts at the state field, because the process name before it may contain spaces and parentheses.
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

/** The embedded PostgreSQL of the shop in this folder, with its child processes. */
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

/** A process may exit while it is read. */
function readOr<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
