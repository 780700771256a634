import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where files lie that the shop has taken in. A name is written once and says what is in it: it never changes. */
export interface FileStorage {
  /** The file is there whole or not at all; one that is there already stays. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Nothing where there is no such file. */
  open(name: string): Promise<{ size: number; stream: Readable } | undefined>;
}

/** Files in a folder of this machine. Names must be checked by the caller: they become paths. */
export const createDiskStorage = (folder: string): FileStorage => ({
  async write(name, bytes) {
    const path = join(folder, name);
    if (await exists(path)) return;
    await mkdir(folder, { recursive: true });
    const part = `${path}.${randomUUID()}.part`;
    try {
      await writeFile(part, bytes);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  },
  async open(name) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    return file?.isFile() ? { size: file.size, stream: createReadStream(path) } : undefined;
  },
});

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
