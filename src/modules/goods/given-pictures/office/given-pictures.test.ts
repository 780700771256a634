import { sql } from 'drizzle-orm';
import { afterAll, describe, expect } from 'vitest';
import type { MatchedPictures, ShownPictures } from '#contracts/admin/goods/given-pictures.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { throwError } from '#tests/support/database-url.ts';
import { benchOffer, importFeed, yml } from '#tests/support/feed.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';

const it = withShop({ env: { RATE_LOGIN: '200/15m' } });
let connection: DatabaseConnection;
let writer: Member;

const photo = (number: number) => `/pictures/${String(number).padStart(32, '0')}.jpg`;
const feed = yml(
  ['ВН-7', 'ВН-7-2', 'КВ 12/4', 'БТ30', 'Й-9', '4410']
    .map((code, at) => benchOffer(`p${at}`, `<vendorCode>${code}</vendorCode>`))
    .join(''),
);

it.beforeAll(async ({ shop, office }) => {
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
  writer = await office.joined('content');
  const { refused } = await importFeed(connection.pool, feed);
  expect(refused).toBe(0);
  await shop.db.execute(sql`INSERT INTO picture_files (file)
    SELECT lpad(number::text, 32, '0') || '.jpg' FROM generate_series(1, 60) number`);
});
afterAll(() => connection.close());

const MATCHED = '/api/admin/pictures/matched/';
const GIVEN = '/api/admin/pictures/given/';
const match = async (paths: readonly string[]): Promise<MatchedPictures> =>
  (await writer.call('POST', MATCHED, { paths })).json();
type Files = readonly (readonly [path: string, number: number])[];
const give = async (files: Files, replace = false): Promise<ShownPictures> =>
  (
    await writer.call('POST', GIVEN, {
      replace,
      files: files.map(([path, number]) => ({ path, photo: photo(number) })),
    })
  ).json();
const productOf = async (shop: TestApp, code: string): Promise<number> => {
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`SELECT product_id AS id FROM variants WHERE code = ${code}`,
  );
  return rows[0]?.id ?? 0;
};
const edited = async (shop: TestApp, code: string) =>
  (await writer.call('GET', `/api/admin/products/${await productOf(shop, code)}/`)).json();
const photosOf = async (shop: TestApp, code: string): Promise<string[]> =>
  (await edited(shop, code)).variants[0].photos.map((one: { photo: string }) => one.photo);

describe('files named by article', () => {
  it.for([
    ['ВН-7.jpg', 'ВН-7'],
    ['вн-7.JPG', 'ВН-7'],
    ['ВН-7_1.jpg', 'ВН-7'],
    ['ВН-7-3.png', 'ВН-7'],
    ['ВН-7 (3).webp', 'ВН-7'],
    [' вн-7 .jpg', 'ВН-7'],
    ['ВН-7-2.jpg', 'ВН-7-2'],
    ['ВН-7-2_5.jpg', 'ВН-7-2'],
    ['архив/ВН-7/вид сбоку.jpg', 'ВН-7'],
    ['ВН-7/2.jpg', 'ВН-7'],
    ['КВ 12-4.jpg', 'КВ 12/4'],
    ['кв12-4.jpg', 'КВ 12/4'],
    ['БТ 30_2.jpg', 'БТ30'],
    ['4410-1.jpg', '4410'],
    ['Й-9.jpg'.normalize('NFD'), 'Й-9'],
  ] as const)('%s is a picture of %s', async ([path, article], { shop }) => {
    const { files, goods } = await match([path]);
    expect(files).toEqual([{ path: path.normalize('NFC'), article, doubts: [] }]);
    expect(goods).toMatchObject([{ article, product: await productOf(shop, article), photos: 0 }]);
  });

  it('that nothing has, or that several articles may be, belong to nothing', async () => {
    const { files, goods } = await match(['DSC_0042.jpg', 'ВН_7_2.jpg', '1.jpg', "'; --.jpg"]);
    expect(files).toEqual([
      { path: 'DSC_0042.jpg', article: null, doubts: [] },
      { path: 'ВН_7_2.jpg', article: null, doubts: ['ВН-7-2', 'ВН-7'] },
      { path: '1.jpg', article: null, doubts: [] },
      { path: "'; --.jpg", article: null, doubts: [] },
    ]);
    expect(goods).toEqual([]);
  });
});

describe('pictures that are given', () => {
  it('stand in the order of their numbers, once each, behind those that are there', async ({
    shop,
  }) => {
    const files: Files = [
      ['ВН-7_10.jpg', 3],
      ['ВН-7.jpg', 1],
      ['ВН-7 (2).jpg', 2],
      ['ВН-7-2.jpg', 9],
    ];
    expect(await give(files)).toEqual({
      goods: expect.arrayContaining([
        { article: 'ВН-7', added: 3, known: 0, removed: 0 },
        { article: 'ВН-7-2', added: 1, known: 0, removed: 0 },
      ]),
      refused: [],
    });
    expect(await photosOf(shop, 'ВН-7')).toEqual([photo(1), photo(2), photo(3)]);
    expect(await photosOf(shop, 'ВН-7-2')).toEqual([photo(9)]);
    const again = await give([...files, ['ВН-7_3.jpg', 4]]);
    expect(again.goods).toContainEqual({ article: 'ВН-7', added: 1, known: 3, removed: 0 });
    expect(await photosOf(shop, 'ВН-7')).toEqual([photo(1), photo(2), photo(3), photo(4)]);
    const { slug } = await edited(shop, 'ВН-7');
    const shown = (await shop.app.inject(`/api/products/${slug}/`)).json();
    expect(shown.variants[0].photos_variant[0]).toMatchObject({ photo: photo(1) });
  });

  it('take the place of the others where the staff says so, and a picture keeps its words', async ({
    shop,
  }) => {
    await shop.db.execute(
      sql`UPDATE variant_photos SET alt = 'Скамья у окна' WHERE photo = ${photo(2)}`,
    );
    const { goods } = await give(
      [
        ['ВН-7 (2).jpg', 5],
        ['ВН-7_1.jpg', 2],
      ],
      true,
    );
    expect(goods).toEqual([{ article: 'ВН-7', added: 1, known: 1, removed: 3 }]);
    expect((await edited(shop, 'ВН-7')).variants[0].photos).toEqual([
      { photo: photo(2), alt: 'Скамья у окна' },
      { photo: photo(5), alt: '' },
    ]);
    expect(await photosOf(shop, 'ВН-7-2')).toEqual([photo(9)]);
  });

  it('are in the log once; the same files again change nothing', async ({ shop }) => {
    const log = async () =>
      (
        await shop.db.execute(sql`SELECT entity_id, changes, actor FROM audit_log
        WHERE action = 'product.pictures' ORDER BY id`)
      ).rows;
    const before = await log();
    const files: Files = [['БТ30.jpg', 11]];
    await give(files);
    const { slug, version } = await edited(shop, 'БТ30');
    await give(files);
    await give(files, true);
    expect((await edited(shop, 'БТ30')).version).toBe(version);
    expect((await log()).slice(before.length)).toEqual([
      { entity_id: slug, changes: { variants: { from: null, to: 'БТ30' } }, actor: 'staff' },
    ]);
  });

  it('stay when the feed comes again with pictures of its own', async ({ shop }) => {
    await give([['Й-9.jpg', 12]]);
    await importFeed(
      connection.pool,
      yml(
        benchOffer(
          'p4',
          '<vendorCode>Й-9</vendorCode><picture>https://cdn.example/1.jpg</picture>',
        ),
      ),
    );
    await shop.db.execute(sql`UPDATE pictures SET file = ${photo(13).slice('/pictures/'.length)}`);
    await importFeed(
      connection.pool,
      yml(
        benchOffer(
          'p4',
          '<vendorCode>Й-9</vendorCode><picture>https://cdn.example/1.jpg</picture>',
        ),
      ),
    );
    expect(await photosOf(shop, 'Й-9')).toEqual([photo(12)]);
  });

  it('are told to a form of the product that was open', async ({ shop }) => {
    const { id, version } = await edited(shop, 'КВ 12/4');
    await give([['КВ 12-4.jpg', 14]]);
    const now = await edited(shop, 'КВ 12/4');
    expect(now.version).not.toBe(version);
    const { page, is_on_sale, kept, flaws, id: _, ...texts } = now;
    const variants = texts.variants.map(
      ({ slug, drawing, source, kept: fields, ...one }: Record<string, unknown>) => ({
        ...one,
        was: { price: one.price, old_price: one.old_price, stock: one.stock },
      }),
    );
    const late = await writer.call('PUT', `/api/admin/products/${id}/`, {
      ...texts,
      variants,
      version,
    });
    expect([late.statusCode, late.json().code]).toEqual([409, 'product_changed']);
  });

  it('are refused one by one: no article, several, not stored, too many', async () => {
    const many = Array.from({ length: 32 }, (_, at) => [`4410_${at + 1}.jpg`, at + 20] as const);
    const { goods, refused } = await give([
      ['DSC_1.jpg', 1],
      ['ВН_7_2.jpg', 1],
      ['4410.jpg', 999],
      ...many,
    ]);
    expect(goods).toEqual([{ article: '4410', added: 30, known: 0, removed: 0 }]);
    expect(refused.map(({ path, reason }) => [path, reason.replaceAll(/\s/g, ' ')])).toEqual([
      ['DSC_1.jpg', 'такого артикула нет'],
      ['ВН_7_2.jpg', 'подходит несколько артикулов'],
      ['4410.jpg', 'файл не сохранился. Отправьте его ещё раз.'],
      ['4410_31.jpg', 'у варианта не больше 30 фотографий'],
      ['4410_32.jpg', 'у варианта не больше 30 фотографий'],
    ]);
  });

  it('are not for the warehouse, and calls have bounds', async ({ office }) => {
    const keeper = await office.joined('warehouse');
    const files = [{ path: 'ВН-7.jpg', photo: photo(1) }];
    expect((await keeper.call('POST', MATCHED, { paths: ['ВН-7.jpg'] })).statusCode).toBe(403);
    expect((await keeper.call('POST', GIVEN, { replace: true, files })).statusCode).toBe(403);
    const status = async (url: string, body: object) =>
      (await writer.call('POST', url, body)).statusCode;
    expect(await status(MATCHED, { paths: Array(2001).fill('а.jpg') })).toBe(400);
    expect(await status(MATCHED, { paths: ['а'.repeat(301)] })).toBe(400);
    expect(await status(MATCHED, { paths: ['а\0.jpg'] })).toBe(400);
    expect(await status(MATCHED, { paths: Array(2000).fill('ы'.repeat(300)) })).toBe(200);
    expect(await status(GIVEN, { replace: true, files: [] })).toBe(400);
    expect(await status(GIVEN, { replace: true, files: Array(301).fill(files[0]) })).toBe(400);
    expect(await status(GIVEN, { files })).toBe(400);
  });
});
