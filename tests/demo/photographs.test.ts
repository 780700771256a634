import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contracts/catalog.ts';
import { appearanceOf } from '../../src/modules/catalog/appearance.ts';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { showPhotographs, writePhotographs } from '../support/photographs.ts';

const FOLDER = 'db/demo/photographs';
/** Of so many products at least. */
const SECOND_VIEWS = 40;
const photographs = existsSync(FOLDER)
  ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.avif'),
    )
  : [];

/** Two hundred characters at most. */
const PREVIEW = /^data:image\/webp;base64,[\w+/=]{1,177}$/;

describe('the photographs of the demo', () => {
  it('are each shown with the variant or category that they are named by', async () => {
    const { shop, folder } = await openShop();
    const shown = await showPhotographs(shop.db, folder, FOLDER);
    expect(shown.size).toBe(photographs.length);
    const views = await viewsOf(shop);
    for (const [path, photo] of shown) {
      const name = path.replace('.avif', '');
      const [own] = views.get(name) ?? [];
      if (own) expect(own, path).toBe(photo);
      else expect(views.get(name.replace(/-(2|open|room|close)$/, '')), path).toContain(photo);
      expect((await shop.app.inject(photo)).statusCode).toBe(200);
    }
    const lacking = [...views].filter(([, [photo]]) => photo?.startsWith('/pictures/') !== true);
    expect(lacking).toEqual([]);
    const further = [...views.values()].filter((photos) => photos.length > 1);
    expect(further.length).toBeGreaterThanOrEqual(SECOND_VIEWS);
    await close(shop, folder);
  });
});

/** The photographs of every variant and category in their order, none where it has none. */
async function viewsOf({ db }: TestApp): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ name: string; photos: string[] }>(sql`
    SELECT p.slug || '/' || v.slug AS name, array(
      SELECT photo FROM variant_photos WHERE variant_id = v.id AND photo LIKE '/pictures/%'
      ORDER BY position) AS photos
    FROM variants v JOIN products p ON p.id = v.product_id
    UNION ALL
    SELECT 'categories/' || slug, array_remove(array[photo], NULL) FROM categories`);
  return new Map(rows.map(({ name, photos }) => [name, photos]));
}

describe('a folder of photographs', () => {
  let shop: TestApp;
  let folder: string;
  const at = (path: string) => join(folder, 'given', path);

  beforeAll(async () => {
    ({ shop, folder } = await openShop());
  });
  afterAll(() => close(shop, folder));

  const productOf = async (slug: string): Promise<Product> =>
    (await shop.app.inject(`/api/products/${slug}/`)).json();

  it('is shown: own views first, then those of one that differs in size alone, else the drawing', async () => {
    const products: Product[] = (await shop.app.inject('/api/products/?page_size=100')).json()
      .results;
    const product = products.find(({ variants }) => {
      const [one, ...others] = variants;
      const alike = others.filter((other) => one && appearanceOf(other) === appearanceOf(one));
      return alike.length > 0 && alike.length < others.length;
    });
    const [own] = product?.variants ?? [];
    if (!product || !own) throw new Error('The demo has no thing in one look and several sizes');
    await writePhotographs(at(''), [
      `${product.slug}/${own.slug}.avif`,
      `${product.slug}/${own.slug}-2.avif`,
      `${product.slug}/${own.slug}-open.avif`,
      `${product.slug}/${own.slug}-room.avif`,
      'categories/divany.avif',
    ]);
    const shown = await showPhotographs(shop.db, folder, at(''));
    const views = ['', '-open', '-2', '-room']
      .map((view) => `${own.slug}${view}`)
      .map((name) => shown.get(`${product.slug}/${name}.avif`));

    for (const variant of (await productOf(product.slug)).variants) {
      const photos = variant.photos_variant.map(({ photo }) => photo);
      const drawing = `/drawings/products/${product.slug}/${variant.slug}`;
      expect(photos.at(-1)).toBe(`${drawing}/dimensions.svg`);
      const isAlike = appearanceOf(variant) === appearanceOf(own);
      expect(photos.slice(0, -1)).toEqual(isAlike ? views : [`${drawing}/photo.svg`]);
    }
    const categories = (await shop.app.inject('/api/category/')).json();
    expect(categories[0].photo).toBe(shown.get('categories/divany.avif'));
    expect(categories[1].photo).toBe('/drawings/categories/bed.svg');
  });

  it('is kept with its previews, which a list does not carry', async () => {
    const { rows } = await shop.db.execute<{ preview: string }>(
      sql`SELECT preview FROM picture_files`,
    );
    expect(rows).toHaveLength(5);
    for (const { preview } of rows) expect(preview).toMatch(PREVIEW);
    const list = (await shop.app.inject('/api/products/?page_size=100')).body;
    expect(list).not.toContain('data:image');
  });

  it('shows a close look with all variants of its cloth that have a photograph', async () => {
    const sofa = 'divan-uglovoj-ladoga';
    const [right, left, other] = ['rogozhka-grafit', 'rogozhka-grafit-levyj', 'rogozhka-pesochnyj'];
    await shop.db.execute(sql`DELETE FROM variant_photos`);
    await writePhotographs(at(''), [
      `${sofa}/${right}.avif`,
      `${sofa}/${right}-close.avif`,
      `${sofa}/${left}.avif`,
      `${sofa}/${other}.avif`,
    ]);
    const shown = await showPhotographs(shop.db, folder, at(''));
    const { variants } = await productOf(sofa);
    const photosOf = (slug: string) =>
      variants
        .find((variant) => variant.slug === slug)
        ?.photos_variant.map(({ photo }) => photo)
        .filter((photo) => photo.startsWith('/pictures/'));
    const photo = (name: string) => shown.get(`${sofa}/${name}.avif`);
    expect(photosOf(right)).toEqual([photo(right), photo(`${right}-close`)]);
    expect(photosOf(left)).toEqual([photo(left), photo(`${right}-close`)]);
    expect(photosOf(other)).toEqual([photo(other)]);
  });
});

async function openShop(): Promise<{ shop: TestApp; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'gornitsa-photographs-'));
  return { shop: await buildTestApp({ env: { DATA_DIR: folder } }), folder };
}

async function close(shop: TestApp, folder: string): Promise<void> {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}
