import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { productDetails, productPage } from '#contracts/catalog.ts';
import { products, variants } from '#modules/catalog/tables.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { setPackages, twoPackages } from '#tests/support/ways-in.ts';
import { statedPackageIn } from './packed.ts';

const it = withShop();

it('knows the labels of feeds', () => {
  const labelled = (label: string) => statedPackageIn([{ label, value: '1 × 1 × 1', unit: 'см' }]);
  expect(labelled('Размеры упаковки (Д × Ш × В)')).not.toBeNull();
  expect(labelled('Размер упаковки, см')).not.toBeNull();
  expect(labelled('Вес в упаковке')).toBeNull();
});

it('lists and pages say the sides of packages: of the office, else of a feed, else nothing', async ({
  shop,
}) => {
  const [sofa] = await shop.db
    .select({ id: variants.id, slug: products.slug })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.slug, 'divan-pryamoj-onega'))
    .orderBy(variants.position)
    .limit(1);
  if (!sofa) throw new Error('The demo has this sofa');
  const get = async (url: string) => (await shop.app.inject({ method: 'GET', url })).json();
  const packed = async () => {
    const list = productPage.parse(await get('/api/products/?category=divany&page_size=50'));
    const page = productDetails.parse(await get(`/api/products/${sofa.slug}/`));
    const ofPage = page.variants.find(({ id }) => id === sofa.id)?.packed;
    const listed = list.results.find(({ slug }) => slug === sofa.slug);
    expect(listed?.variants.find(({ id }) => id === sofa.id)?.packed).toEqual(ofPage);
    return ofPage;
  };
  await setPackages(shop.db, sofa.id, []);
  await expect.poll(packed).toBeUndefined();
  const stated = [
    { label: 'Вес в упаковке', value: '40', unit: 'кг' },
    { label: 'Размеры упаковки (Д × Ш × В)', value: '200 × 60 × 22.5', unit: 'см' },
  ];
  await shop.db.execute(sql`
    INSERT INTO variant_characteristics (variant_id, characteristics)
    VALUES (${sofa.id}, ${JSON.stringify(stated)}::jsonb)
    ON CONFLICT (variant_id) DO UPDATE SET characteristics = excluded.characteristics`);
  await expect.poll(packed).toEqual([[2000, 600, 225]]);
  await setPackages(shop.db, sofa.id, twoPackages);
  await expect.poll(packed).toEqual([
    [900, 600, 500],
    [2300, 700, 500],
  ]);
});
