import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rememberFiles } from './queries.ts';
import { hashOf, type PictureStore } from './store-picture.ts';

/** URLs of photographs by the path of their files: `product/variant.avif`, `-open`, `-2` and `-close` after the variant for further views. */
export type Photographs = ReadonlyMap<string, string>;

const AT_ONCE = 16;

/**
 * Stores the photographs of a folder that comes with the shop. They are trusted, so they are not inspected. Previews
 * come from `previews.json`. A missing folder has no photographs.
 */
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

/** The previews by path. A preview is shown until its photograph has loaded. */
function previewsIn(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, 'previews.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
