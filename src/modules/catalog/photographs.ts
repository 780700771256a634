import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { VariantAttributes } from '#contracts/attributes.ts';
import type { ShownPhoto } from '#contracts/shown-photo.ts';
import type { Database } from '#platform/database/database.ts';
import { lookOf } from './appearance.ts';
import { rememberFiles } from '#modules/pictures/queries.ts';
import { hashOf, type PictureStore } from '#modules/pictures/store-picture.ts';
import { categories, products, variantPhotos, variants } from './tables.ts';

/** The addresses of photographs by where their files lay: `product/variant.avif`, `product/variant-2.avif` for a second view. */
export type Photographs = ReadonlyMap<string, string>;

const AT_ONCE = 16;

/** Keeps every photograph of a folder of our own, unseen, with its preview of `previews.json`. No folder, no photographs. */
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

/** Shows the photographs with the variants and categories that they are of. */
export async function hangPhotographs(db: Database, photographs: Photographs): Promise<void> {
  if (photographs.size === 0) return;
  const rows = await db
    .select({
      ...{ id: variants.id, slug: variants.slug, attributes: variants.attributes },
      product: products.slug,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId));
  const byProduct = Map.groupBy(rows, ({ product }) => product);
  const photos = [...byProduct].flatMap(([product, siblings]) =>
    siblings.flatMap((variant) =>
      photosOf(photographs, product, variant, siblings).map((photo, position) => ({
        ...{ variantId: variant.id, position, photo },
      })),
    ),
  );
  if (photos.length > 0) await db.insert(variantPhotos).values(photos);
  for (const { slug } of await db.select({ slug: categories.slug }).from(categories)) {
    const photo = photographs.get(`categories/${slug}.avif`);
    if (photo) await db.update(categories).set({ photo }).where(eq(categories.slug, slug));
  }
}

interface Pictured {
  readonly slug: string;
  readonly attributes: VariantAttributes;
}

/** A variant's own views; else those of one that differs in size alone. */
function photosOf(
  photographs: Photographs,
  product: string,
  variant: Pictured,
  siblings: readonly Pictured[],
): string[] {
  const look = lookOf(variant.attributes);
  const alike = siblings.filter((other) => other !== variant && lookOf(other.attributes) === look);
  const shown = [variant, ...alike].find(({ slug }) => photographs.has(`${product}/${slug}.avif`));
  if (!shown) return [];
  const second = `${shown.slug}-2`;
  const isOther = siblings.some(({ slug }) => slug === second);
  const names = isOther ? [shown.slug] : [shown.slug, second];
  return names.flatMap((name) => photographs.get(`${product}/${name}.avif`) ?? []);
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
