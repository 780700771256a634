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

/** A copy of the run's finished shop: closed, with the demo and its photographs. */
export function copyFinishedShop(name: string, folder = makeFolder(name)): string {
  execFileSync('cp', ['-a', `${inject('finishedShop')}/.`, folder]);
  return folder;
}
