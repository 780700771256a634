import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedFiles,
  embeddedFiles,
  makeFolderFor,
} from '#platform/database/embedded-files.ts';
import type { Closers } from '../../../src/server/closers.ts';

/** The temporary folder of one run. */
export interface Place {
  readonly folder: string;
  /** A folder in it that the user of the servers owns. */
  readonly servers: string;
  readonly owner: EmbeddedFiles['owner'];
}

export async function makePlace(closers: Closers): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'gornitsa-cluster-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const { owner } = await embeddedFiles(folder, () => undefined);
  const servers = join(folder, 'servers');
  makeFolderFor(owner, servers);
  return { folder, servers, owner };
}
