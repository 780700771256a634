import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShownPhoto } from '#contracts/shown-photo.ts';
import { rememberFiles } from './queries.ts';
import { hashOf, type PictureStore } from './store-picture.ts';

/** The addresses of photographs by where their files lay: `product/variant.avif`, `product/variant-2.avif` for a second view. */
export type Photographs = ReadonlyMap<string, string>;

const AT_ONCE = 16;

/** Keeps every photograph of a folder that comes with the shop, unchecked, with its preview of `previews.json`. No folder, no photographs. */
export async function storePhotographs(
  { db, storage }: PictureStore,
  folder: string,
): Promise<Photographs> {
  const paths = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
        path.endsWith('.avif'),
      )
    : [];
  const previews = previewsIn(folder);
  const files = new Map<string, string>();
  const queue = paths.values();
  const store = async () => {
    for (const path of queue) {
      const bytes = await readFile(join(folder, path));
      const file = `${hashOf(bytes)}.avif`;
      await storage.write(file, bytes);
      files.set(path.replaceAll('\\', '/'), file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, store));
  const known = new Map([...files].map(([path, file]) => [file, previews[path] ?? '']));
  await rememberFiles(
    db,
    [...known].map(([file, preview]) => ({ file, preview })),
  );
  return new Map([...files].map(([path, file]) => [path, `/pictures/${file}`]));
}

/** The pictures of the home page's slides, in order, with their previews; as many as there are from the first on. */
export function slidesOf(photographs: Photographs, folder: string): ShownPhoto[] {
  const previews = previewsIn(folder);
  const slides: ShownPhoto[] = [];
  for (let number = 1; ; number += 1) {
    const path = `slides/${number}.avif`;
    const photo = photographs.get(path);
    if (!photo) return slides;
    slides.push({ photo, preview: previews[path] ?? '' });
  }
}

/** What is seen in the place of each photograph until it has come, by its path. */
function previewsIn(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, 'previews.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
