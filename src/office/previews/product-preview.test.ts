import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import type { EditedProduct, SavedProduct, SavedVariant } from '#contracts/admin/goods/products.ts';
import type { ProductDetails } from '#contracts/catalog.ts';
import { findStored } from '#modules/content/office/preview-store.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { allAttributes } from '#tests/support/every-attribute.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { formOf } from '#tests/support/product-form.ts';
import type { Member } from '#tests/support/staff.ts';
import { type ProductPreview, underToken } from './product-preview.ts';

const clock = { now: () => new Date('2026-11-25T09:00:00Z') };
const it = withShop({ clock, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
const PHOTO = 'f'.repeat(32);
let goods: SomeVariant[];
let writer: Member;

beforeAll(async () => {
  goods = await pickVariants(shop.db, [5_499_000, 4_999_000]);
  writer = await office.joined('content');
  await shop.db.execute(sql`INSERT INTO picture_files (file, preview)
    VALUES (${`${PHOTO}.webp`}, 'data:image/webp;base64,AAAA')`);
  const power = { label: 'Мощность', kind: 'number', unit: 'Вт' };
  await shop.db.execute(sql`UPDATE site_settings
    SET identity = identity || ${JSON.stringify({ characteristics: [power] })}::jsonb`);
});

const at = (id: number, part = '') => `/api/admin/products/${id}/${part}`;
const read = async (id: number): Promise<EditedProduct> =>
  (await writer.call('GET', at(id))).json();

async function preview(id: number, saved: SavedProduct) {
  const answer = await writer.call('POST', at(id, 'preview/'), { saved, shown: 0 });
  expect([answer.statusCode, answer.json()]).toEqual([200, { url: expect.any(String) }]);
  const { url } = answer.json();
  const token = new URL(url, 'http://localhost').searchParams.get('preview') ?? '';
  const found = await findStored<ProductPreview>({ db: shop.db, clock }, token);
  if (!found) throw new Error('no preview');
  return { token, details: underToken(found, token).details };
}

/** The details with the addresses of stored goods, and without the ids that a save gives. */
function comparable(details: ProductDetails, token: string): unknown {
  const text = JSON.stringify(details).replaceAll(
    `/previews/${token}/`,
    `/products/${details.slug}/`,
  );
  return JSON.parse(text, (name, value) => (name === 'id' || name === 'variant' ? null : value));
}

const addedVariant: SavedVariant = {
  id: null,
  was: null,
  name: 'Новый вариант',
  article: 'NEW-1',
  hidden: false,
  attributes: { dimensions_width: 2000, dimensions_height: 900, dimensions_depth: 950 },
  characteristics: [],
  packages: [],
  photos: [],
  price: 54_990,
  old_price: null,
  stock: { kind: 'counted', pieces: 0 },
};

/** Everything that a form can state, each differently from what is stored. */
function changed(product: EditedProduct): SavedProduct {
  const form = formOf(product);
  const [first, ...others] = form.variants;
  if (!first) throw new Error('no variant');
  const full: SavedVariant = {
    ...first,
    name: 'Со всем',
    attributes: allAttributes,
    characteristics: [
      { label: 'мощность', value: '60', unit: '' },
      { label: 'Посадка', value: 'глубокая', unit: '' },
    ],
    packages: [{ width: 2000, height: 900, depth: 800, weight: 85.5 }],
    photos: [{ photo: `/pictures/${PHOTO}.webp`, alt: 'Диван у окна' }],
    old_price: 60_000,
    stock: { kind: 'counted', pieces: 3 },
  };
  return {
    ...form,
    name: 'Диван «Полный»',
    slug: 'divan-polnyj',
    description: '  Описание.\n\nВторой абзац. ',
    category: 'krovat',
    seo_title: 'Купить диван',
    seo_description: 'Диван с доставкой',
    is_new: true,
    variants: [
      addedVariant,
      full,
      ...others.map((one, index) => ({ ...one, hidden: index === 0 })),
    ],
  };
}

it('a preview of a product is what its page shows once it is saved, models and drawings too', async () => {
  const [sofa] = goods;
  if (!sofa) throw new Error('no goods');
  const saved = changed(await read(sofa.product));
  const { token, details } = await preview(sofa.product, saved);
  const drawing = async (address: string) => (await shop.app.inject(address)).body;
  const file = `${details.variants[0]?.slug}/dimensions.svg`;
  const drawn = await drawing(`/drawings/previews/${token}/${file}`);

  expect((await writer.call('PUT', at(sofa.product), saved)).statusCode).toBe(200);
  const page: ProductDetails = (await shop.app.inject(`/api/products/${saved.slug}/`)).json();
  expect(comparable(details, token)).toEqual(comparable(page, ''));
  expect(page.variants[1]?.characteristics?.[0]).toEqual({
    label: 'Мощность',
    value: '60',
    unit: 'Вт',
  });
  expect(page.models.length).toBeGreaterThan(0);
  expect(drawn).toContain('2000');
  expect(drawn).toBe(await drawing(`/drawings/products/${saved.slug}/${file}`));
});

it('a preview of goods of a feed has no models, as their page has none', async () => {
  const [, sofa] = goods;
  if (!sofa) throw new Error('no goods');
  const form = formOf(await read(sofa.product));
  const before = await preview(sofa.product, form);
  expect(before.details.models.length).toBeGreaterThan(0);
  await shop.db.execute(sql`INSERT INTO import_offers (source, offer_id, variant_id)
    VALUES ('feed', '1', ${sofa.variant})`);
  expect((await preview(sofa.product, form)).details.models).toEqual([]);
});

it('a product that is hidden is previewed, and nothing of a preview is stored', async () => {
  const [, sofa] = goods;
  if (!sofa) throw new Error('no goods');
  const stored = await read(sofa.product);
  const form = { ...formOf(stored), name: 'Черновик', visibility: { kind: 'hidden' } } as const;
  const { details } = await preview(sofa.product, form);
  expect(details).toMatchObject({ name: 'Черновик', slug: sofa.productSlug });
  expect(await read(sofa.product)).toEqual(stored);
});
