import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Makes an empty folder that the user of PostgreSQL can access. */
export function makeFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `gornitsa-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Copies the prepared shop of the run: stopped, with demo catalogue and photographs. */
export function copyFinishedShop(name: string, folder = makeFolder(name)): string {
  execFileSync('cp', ['-a', `${inject('finishedShop')}/.`, folder]);
  return folder;
}
