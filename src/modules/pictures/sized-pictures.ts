import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '#contracts/picture-address.ts';
import { readFile } from '#platform/storage/file-storage.ts';
import { createSemaphore } from '#platform/work/semaphore.ts';
import { draw, SHOWN } from './draw.ts';
import { selectFile } from './queries.ts';
import type { PictureStore } from './store-picture.ts';

export interface SizedPicture {
  readonly size: number;
  readonly body: Readable | Buffer;
}

/**
 * Stored pictures in the widths and formats of the ladder. Each size is encoded at its first request; undefined if the
 * picture is not stored.
 */
export type OpenSized = (
  hash: string,
  width: PictureWidth,
  format: PictureFormat,
) => Promise<SizedPicture | undefined>;

const CONCURRENCY = Math.max(2, availableParallelism() - 1);
const MAX_WAITING = 200;

const nameOf = (hash: string, width: PictureWidth, format: PictureFormat) =>
  `sizes/${hash}-${width}.${format}`;

/** Every file that may have been encoded from a picture. */
export const sizedFiles = (hash: string): string[] =>
  pictureWidths.flatMap((width) => pictureFormats.map((format) => nameOf(hash, width, format)));

/** Concurrent requests for one size share one encoding. */
export function createSizedPictures(
  { db, storage }: PictureStore,
  onError: (error: Error) => void = () => undefined,
): OpenSized {
  const withSlot = createSemaphore(CONCURRENCY, MAX_WAITING);
  const making = new Map<string, Promise<Buffer | undefined>>();

  async function make(name: string, hash: string, width: PictureWidth, format: PictureFormat) {
    const file = await selectFile(db, hash);
    const original = file && (await readFile(storage, file));
    if (!original) return undefined;
    const picture = await draw('encodePicture', [original, width, format], SHOWN);
    // If the disk is full, the next request encodes the picture again.
    await storage.write(name, picture).catch(onError);
    return picture;
  }

  return async (hash, width, format) => {
    const name = nameOf(hash, width, format);
    const there = await storage.open(name);
    if (there) return { size: there.size, body: there.stream };
    const begun =
      making.get(name) ??
      withSlot(() => make(name, hash, width, format)).finally(() => making.delete(name));
    making.set(name, begun);
    const picture = await begun;
    return picture && { size: picture.length, body: picture };
  };
}
