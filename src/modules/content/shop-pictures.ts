import { extname } from 'node:path';
import type { ShopIdentity } from '#contracts/shop-content.ts';
import { picturedLists } from '#contracts/shop-trust.ts';
import { contentFileProblems } from '#messages/commands/content-files.ts';
import type { Problem } from '#platform/files/file-problems.ts';

/** The folder of the pictures that `shop.yaml` names. */
export const SHOP_PICTURES = 'shop/';

type Pictured = Pick<ShopIdentity, (typeof picturedLists)[number]>;

/** Whether a photo of `shop.yaml` is a file of the folder; else it is the address of a stored picture, or none. */
const isFile = (photo: string): boolean => photo !== '' && !photo.startsWith('/');

/** The paths of the pictures that `shop.yaml` names, within the folder. */
export const picturesOfShop = (identity: Pictured): string[] =>
  picturedLists.flatMap((list) =>
    identity[list]
      .map(({ photo }) => photo)
      .filter(isFile)
      .map((name) => SHOP_PICTURES + name),
  );

/** The pictures that the folder does not have. */
export const missingPictures = (
  file: string,
  identity: Pictured,
  has: (path: string) => boolean,
): Problem[] =>
  picturesOfShop(identity)
    .filter((path) => !has(path))
    .map((path) => ({ file, message: contentFileProblems.noPicture(path) }));

/** The same settings with other addresses of their pictures. `addressOf` gets the list, the place in it and the photo. */
export async function withPictures<Identity extends Pictured>(
  identity: Identity,
  addressOf: (photo: string, name: string) => Promise<string>,
): Promise<Identity> {
  const changed: Partial<Record<keyof Pictured, unknown>> = {};
  for (const list of picturedLists) {
    const entries: unknown[] = [];
    for (const [index, entry] of identity[list].entries()) {
      const photo = await addressOf(entry.photo, `${list}-${index + 1}`);
      entries.push({ ...entry, photo });
    }
    changed[list] = entries;
  }
  return { ...identity, ...changed };
}

/** Stores the pictures of a folder; `store` takes the path of one and answers its address. */
export const storedPictures = <Identity extends Pictured>(
  identity: Identity,
  store: (path: string) => Promise<string>,
): Promise<Identity> =>
  withPictures(identity, async (photo) => (isFile(photo) ? store(SHOP_PICTURES + photo) : photo));

/** The settings for `shop.yaml`, whose pictures are files; `read` answers the bytes of a stored picture. One that is not found keeps its address. */
export async function filedPictures<Identity extends Pictured>(
  identity: Identity,
  read: (address: string) => Promise<Buffer | undefined>,
): Promise<{ identity: Identity; files: Map<string, Buffer> }> {
  const files = new Map<string, Buffer>();
  const filed = await withPictures(identity, async (photo, name) => {
    const bytes = photo ? await read(photo) : undefined;
    if (!bytes) return photo;
    const file = name + extname(photo);
    files.set(SHOP_PICTURES + file, bytes);
    return file;
  });
  return { identity: filed, files };
}
