import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Unavailable } from '../errors/unavailable.ts';

/**
 * Stores files by name. Files are immutable: the name identifies the content. The caller validates names, because they become paths.
 * Throws {@link Unavailable} when the storage does not answer.
 */
export interface FileStorage {
  /** Atomic. An existing file stays. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when the file does not exist. */
  open(name: string): Promise<StoredFile | undefined>;
  /** Ignores files that do not exist. */
  remove(names: readonly string[]): Promise<void>;
}

export interface StoredFile {
  readonly size: number;
  readonly stream: Readable;
}

/** Reads the whole file into memory. */
export async function readFile(storage: FileStorage, name: string): Promise<Buffer | undefined> {
  const file = await storage.open(name);
  if (!file) return undefined;
  return buffer(file.stream).catch((error: Error) => {
    throw new Unavailable(`${name}: ${error.message}`);
  });
}

/** Files in a local folder. */
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
