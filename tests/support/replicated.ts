import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUpCluster, restoreCluster } from '../../src/platform/database/base-backup.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../src/platform/database/embedded.ts';
import { embeddedFiles } from '../../src/platform/database/embedded-files.ts';
import { copyFinishedShop, makeFolder } from './shop-folder.ts';

export interface Replicated {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** For the superuser, who may stop the replication. */
  readonly replicaSuperuserUrl: string;
  close(): Promise<void>;
}

const say = () => undefined;

/** Starts two real servers: a primary with the demo catalogue, and a streaming replica of it. */
export async function startReplicated(): Promise<Replicated> {
  const folder = makeFolder('replica');
  const primary = await startEmbeddedDatabase({
    folder: copyFinishedShop('replica', join(folder, 'primary')),
    say,
  });
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  await backUpCluster(primary.superuserUrl, copy);
  const replica = await startReplica(primary, copy, join(folder, 'replica'));
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    replicaSuperuserUrl: replica.superuserUrl,
    async close() {
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startReplica(
  primary: EmbeddedDatabase,
  copy: string,
  folder: string,
): Promise<EmbeddedDatabase> {
  await restoreCluster(copy, folder, say);
  const { owner, root } = await embeddedFiles(folder, say);
  const cluster = join(root, 'postgres');
  const { port, username, password } = new URL(primary.superuserUrl);
  const settings = `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`;
  appendFileSync(join(cluster, 'postgresql.auto.conf'), settings);
  writeFileSync(join(cluster, 'standby.signal'), '');
  if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, cluster]);
  return startEmbeddedDatabase({ folder, say });
}
