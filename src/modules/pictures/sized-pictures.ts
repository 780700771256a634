import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '#contracts/picture-address.ts';
import { readFile } from '#platform/file-storage.ts';
import { createSemaphore } from '#platform/semaphore.ts';
import { encodePicture } from './encode.ts';
import { selectFile } from './queries.ts';
import type { PictureStore } from './store-picture.ts';

export interface SizedPicture {
  readonly size: number;
  readonly body: Readable | Buffer;
}

/** Kept pictures in the widths and formats of the ladder, made when they are first asked for; nothing where the shop keeps no such picture. */
export type OpenSized = (
  hash: string,
  width: PictureWidth,
  format: PictureFormat,
) => Promise<SizedPicture | undefined>;

const AT_ONCE = Math.max(2, availableParallelism() - 1);
const MOST_WAITING = 200;

const nameOf = (hash: string, width: PictureWidth, format: PictureFormat) =>
  `sizes/${hash}-${width}.${format}`;

/** Every file that may have been made of a picture. */
export const sizedFiles = (hash: string): string[] =>
  pictureWidths.flatMap((width) => pictureFormats.map((format) => nameOf(hash, width, format)));

/** Of many who ask for the same at once, one has it made. */
export function createSizedPictures(
  { db, storage }: PictureStore,
  onError: (error: Error) => void = () => undefined,
): OpenSized {
  const withSlot = createSemaphore(AT_ONCE, MOST_WAITING);
  const making = new Map<string, Promise<Buffer | undefined>>();

  async function make(name: string, hash: string, width: PictureWidth, format: PictureFormat) {
    const file = await selectFile(db, hash);
    const original = file && (await readFile(storage, file));
    if (!original) return undefined;
    const picture = await encodePicture(original, width, format);
    // Where there is no room for it, it is made again for the next who asks.
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
