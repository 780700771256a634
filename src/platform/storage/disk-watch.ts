import { statfs } from 'node:fs/promises';
import { sqlState } from '../database/failures.ts';
import { atMost } from '../time/at-most.ts';
import { MINUTE } from '../time/duration.ts';

/** PostgreSQL: disk full; Node: no space left, quota exceeded. */
const DISK_FULL = ['53100', 'ENOSPC', 'EDQUOT'];
/** PostgreSQL stops when it cannot make its next WAL segment. */
const WAL_SEGMENT = 16 * 1024 * 1024;

/** Knows whether a disk is full: that of the shop's folder, or the one of the database. */
export interface DiskWatch {
  /** Whether to log this error. Each write fails on a full disk: one such error a minute is logged. */
  isWorthLogging(error: unknown): boolean;
  /** True while the folder's disk has no room for `needed` bytes, and for a minute after a write failed because a disk was full. */
  isFull(): Promise<boolean>;
  /** Whether to log that a disk is full; counts as such an error. */
  mayLog(): boolean;
}

interface Options {
  readonly folder: string;
  readonly needed?: number;
  /** Current time, ms. */
  readonly now?: () => number;
}

export function watchDisk({
  folder,
  needed = WAL_SEGMENT,
  now = () => performance.now(),
}: Options): DiskWatch {
  const mayLog = atMost(1, MINUTE, now);
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    mayLog,
    isWorthLogging(error) {
      if (!DISK_FULL.includes(sqlState(error) ?? '')) return true;
      failedAt = now();
      return mayLog();
    },
    isFull: async () => now() - failedAt < MINUTE || (await freeBytes(folder)) < needed,
  };
}

/** Infinity where the folder does not exist, or its file system does not tell. */
async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && disk.blocks > 0 ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
}
