import { storedPicture } from '#contracts/picture-address.ts';
import type { OrderLineRow } from '../queries.ts';
import { SHOWN_LINES } from './letter-body.ts';
import type { ShownPicture } from './letters.ts';

/** A stored picture as a small JPEG by its hash; undefined where it cannot be read. */
export type ReadPicture = (hash: string) => Promise<Buffer | undefined>;

/**
 * The photographs of the lines that a letter shows. They travel with the letter: mail programs show them without asking
 * a server, which would tell when the letter is read. Drawings are SVG, which mail programs do not show. A letter never
 * waits for a picture that cannot be read.
 */
export async function picturesOf(
  lines: readonly OrderLineRow[],
  readPicture: ReadPicture,
): Promise<ShownPicture[]> {
  const photos = [...new Set(lines.slice(0, SHOWN_LINES).map(({ photo }) => photo))];
  const pictures: ShownPicture[] = [];
  for (const photo of photos) {
    const [, hash] = storedPicture.exec(photo) ?? [];
    const jpeg = hash && (await readPicture(hash).catch(() => undefined));
    if (jpeg) pictures.push({ photo, cid: `${hash}@picture`, jpeg });
  }
  return pictures;
}
