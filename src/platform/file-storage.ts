import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Unavailable } from './unavailable.ts';

/**
 * Where files lie that the shop has taken in. A name is written once and says what is in it: it never changes. Names must be
 * checked by the caller: they become paths. A storage that is away throws {@link Unavailable}.
 */
export interface FileStorage {
  /** The file is there whole or not at all; one that is there already stays. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Nothing where there is no such file. */
  open(name: string): Promise<StoredFile | undefined>;
  /** Those that are not there are no matter. */
  remove(names: readonly string[]): Promise<void>;
}

export interface StoredFile {
  readonly size: number;
  readonly stream: Readable;
}

/** A file as a whole. */
export async function readFile(storage: FileStorage, name: string): Promise<Buffer | undefined> {
  const file = await storage.open(name);
  if (!file) return undefined;
  return buffer(file.stream).catch((error: Error) => {
    throw new Unavailable(`${name}: ${error.message}`);
  });
}

/** Files in a folder of this machine. */
export const createDiskStorage = (folder: string): FileStorage => ({
  async write(name, bytes) {
    const path = join(folder, name);
    if (await exists(path)) return;
    await mkdir(dirname(path), { recursive: true });
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
  async remove(names) {
    for (const name of names) await rm(join(folder, name), { force: true });
  },
});

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
