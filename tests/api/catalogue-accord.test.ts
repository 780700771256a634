import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { watchPublicChanges } from '#platform/database/public-changes.ts';
import { buildTestApp, type TestApp } from '#tests/support/build-test-app.ts';
import { throwError } from '#tests/support/database-url.ts';
import { createEmptyShop } from '#tests/support/empty-shop.ts';
import { benchOffer, importFeed, yml } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';
import { indexChangedProducts } from '../../src/modules/catalog/index-products.ts';

// Whatever the office, the table and feeds do to goods in whatever order: lists, filters, search and prices are those of a catalogue that is
// built from the goods at once.

const it = withShop(async () => ({
  databaseUrl: await createEmptyShop(),
  changes: keep,
  env: { CACHE_MB: '16', RATE_LOGIN: '200/15m' },
}));
const { shop, office } = fixturesOf(it);
let connection: DatabaseConnection;
let editor: Member;
const keep = (url: string) => watchPublicChanges({ url, onError: throwError });

beforeAll(async () => {
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
  editor = await office.joined('content');
  await load(feedOf([1, 2, 3, 4, 5, 6], 1000, 'сосна'));
});
afterAll(() => connection.close());

const materials = ['сосна', 'дуб', 'ясень'] as const;
const feedOf = (numbers: readonly number[], price: number, material: string) =>
  yml(
    ...numbers.map((number) =>
      benchOffer(
        String(number),
        `<vendorCode>С-${number}</vendorCode><param name="Материал">${material}</param>
         <param name="Ширина" unit="мм">${800 + number * 10}</param>`,
      ).replace('<price>1000', `<price>${price + number}`),
    ),
  );
const load = (feed: string) =>
  importFeed(connection.pool, feed, { withdrawMissing: true, confirmed: true });

interface Row {
  readonly id: number;
  readonly product_id: number;
  readonly price: number;
  readonly hidden: boolean;
  readonly days: number | null;
}
const goods = async (): Promise<Row[]> =>
  (await editor.call('GET', '/api/admin/goods/?limit=100')).json().goods;

type Step =
  | { readonly by: 'table'; readonly at: number; readonly price: number; readonly hide: boolean }
  | {
      readonly by: 'page';
      readonly at: number;
      readonly name: string;
      readonly material: string;
      readonly shown: boolean;
    }
  | {
      readonly by: 'feed';
      readonly numbers: readonly number[];
      readonly price: number;
      readonly material: string;
    };

const place = fc.nat(30);
const price = fc.integer({ min: 100, max: 9999 });
const material = fc.constantFrom(...materials);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ by: fc.constant('table' as const), at: place, price, hide: fc.boolean() }),
  fc.record({
    by: fc.constant('page' as const),
    at: place,
    name: fc.constantFrom('Скамья у печи', 'Лавка дачная', 'Банкетка', 'Скамья 7'),
    material,
    shown: fc.boolean(),
  }),
  fc.record({
    by: fc.constant('feed' as const),
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
    price,
    material,
  }),
);

async function take(one: Step): Promise<void> {
  if (one.by === 'feed') {
    await load(feedOf(one.numbers, one.price, one.material));
    return;
  }
  const rows = await goods();
  const row = rows[one.at % rows.length];
  if (!row) return;
  if (one.by === 'table') {
    const change = {
      id: row.id,
      price: { from: row.price, to: one.price },
      hidden: { from: row.hidden, to: one.hide },
    };
    const answer = await editor.call('PUT', '/api/admin/goods/', {
      changes: [change],
      prices_confirmed: true,
    });
    expect(answer.statusCode).toBe(200);
    return;
  }
  const url = `/api/admin/products/${row.product_id}/`;
  const product: EditedProduct = (await editor.call('GET', url)).json();
  const { id: _, page, is_on_sale, kept, flaws, variants, ...texts } = product;
  const saved = await editor.call('PUT', url, {
    ...texts,
    name: one.name,
    visibility: { kind: one.shown ? 'shown' : 'hidden' },
    variants: variants.map(({ slug, drawing, source, kept: fields, ...variant }) => ({
      ...variant,
      attributes: { ...variant.attributes, material: one.material },
      was: { price: variant.price, old_price: variant.old_price, stock: variant.stock },
    })),
  });
  expect([saved.statusCode, saved.json()]).toMatchObject([200, { name: one.name }]);
}

/** In the order in which they refer to each other. */
const tables = [
  'categories',
  'products',
  'variants',
  'variant_photos',
  'variant_characteristics',
  'variant_packages',
];

/** A shop that has got the same goods at once. */
async function rebuilt(): Promise<TestApp> {
  const other = await buildTestApp({ databaseUrl: await createEmptyShop() });
  for (const table of tables) {
    const name = sql.identifier(table);
    const { rows } = await shop.db.execute<{ rows: unknown }>(
      sql`SELECT coalesce(jsonb_agg(t), '[]') AS rows FROM ${name} t`,
    );
    await other.db.execute(
      sql`INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(rows[0]?.rows)}::jsonb)`,
    );
  }
  // Else the first answers would come before what is searched in.
  await indexChangedProducts(other.db, { all: true });
  return other;
}

const asked = [
  '/api/category/',
  '/api/products/?category=skami&sort=price',
  '/api/products/?category=skami&material=дуб',
  '/api/products/?category=skami&material=сосна&sort=-price',
  '/api/products/?category=skami&price_min=1500',
  '/api/facets/?category=skami',
  '/api/products/?search=скамья',
  '/api/products/?search=лавка+дачная',
  '/api/products/?search=С-3',
  '/api/products/new/',
];
const answers = async (app: TestApp) =>
  Promise.all(asked.map(async (url) => [url, (await app.app.inject(url)).json()] as const));

it('goods that are changed by office, table and feeds in any order are as if they had always been so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      await answers(shop);
      for (const one of steps) await take(one);
      const other = await rebuilt();
      try {
        const expected = await answers(other);
        await expect.poll(() => answers(shop), { timeout: 10_000 }).toEqual(expected);
      } finally {
        await other.close();
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
}, 120_000);
