import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { chooseFiles } from '#tests/support/choose-files.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
type Page = Awaited<ReturnType<typeof office.openAs>>;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
const choose = (page: Page, files: Parameters<typeof chooseFiles>[2]) =>
  chooseFiles(page, 'Выбрать файлы или ZIP', files);
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const load = (page: Page, count: RegExp) => page.getByRole('button', { name: count }).click();
/** «Добавлено», «Уже были», «Заменено прежних», «Не принято». */
const numbers = async (page: Page) => {
  await page.getByRole('heading', { name: 'Загружено', exact: true }).waitFor();
  return (await page.getByRole('definition').allInnerTexts()).map(Number);
};
/** The pictures of the variant, its drawing apart. */
const photosOf = async (): Promise<string[]> => {
  const address = `/api/products/${sofa.productSlug}/`;
  const { variants } = await (await shop.app.inject(address)).json();
  return variants
    .find(({ code }: { code: string }) => code === sofa.code)
    .photos_variant.map(({ photo }: { photo: string }) => photo)
    .filter((photo: string) => photo.startsWith('/pictures/'));
};

describe('pictures named by article', () => {
  it('come from an archive, are not added twice, and may take the place of others', async () => {
    const page = await office.openAs('content', '/admin/imports/pictures');
    await choose(page, [
      jpeg(`${sofa.code}_2.jpg`, await picture('#1d4d3f')),
      jpeg(`${sofa.code}.jpg`, await picture('#a33')),
    ]);
    await load(page, /^Загрузить: 2.фотографии$/);
    expect(await numbers(page)).toEqual([2, 0, 0, 0]);
    await page.getByRole('button', { name: 'Выбрать другие' }).click();
    const before = await photosOf();
    const zip = zipSync({
      'фото/': new Uint8Array(),
      [`фото/${sofa.code}/вид сбоку.jpg`]: await picture('#123456'),
      [`фото/${sofa.code}/1.jpg`]: await picture('#a33'),
      'фото/.DS_Store': strToU8('x'),
      'фото/прайс.xlsx': strToU8('x'),
    });
    const archive = { name: 'фото.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) };
    await choose(page, archive);
    await page.getByText('фото/прайс.xlsx: не фотография').waitFor();
    await load(page, /^Загрузить: 2.фотографии$/);
    expect(await numbers(page)).toEqual([1, 1, 0, 0]);
    expect((await photosOf()).slice(0, 2)).toEqual(before);
    expect(await photosOf()).toHaveLength(3);
    await page.getByRole('button', { name: 'Выбрать другие' }).click();
    await choose(page, archive);
    await page.getByText('Заменить новыми').click();
    await load(page, /^Загрузить: 2.фотографии$/);
    expect(await numbers(page)).toEqual([0, 2, 1, 0]);
    expect(await photosOf()).toHaveLength(2);
  });

  it('stay as they are where one of the new ones is refused and they were to be replaced', async () => {
    const page = await office.openAs('content', '/admin/imports/pictures');
    const before = await photosOf();
    await choose(page, [
      jpeg(`${sofa.code}-1.jpg`, await picture('#777')),
      jpeg(`${sofa.code}-2.jpg`, Buffer.from('не картинка')),
    ]);
    await page.getByText('Заменить новыми').click();
    await load(page, /^Загрузить: 2.фотографии$/);
    expect(await numbers(page)).toEqual([0, 0, 0, 2]);
    await page.getByText(/остались прежними: приняты не.все/).waitFor();
    expect(await photosOf()).toEqual(before);
  });

  it('go on from where the connection was lost', async () => {
    const page = await office.openAs('content', '/admin/imports/pictures');
    const before = await photosOf();
    await choose(page, [
      jpeg(`${sofa.code}-1.jpg`, await picture('#012')),
      jpeg(`${sofa.code}-2.jpg`, await picture('#345')),
    ]);
    let sent = 0;
    await page.route('**/api/admin/pictures/', (route) => {
      sent += 1;
      return sent === 1 ? route.continue() : route.abort();
    });
    await load(page, /^Загрузить: 2.фотографии$/);
    await page.getByText(/Связь прервалась/).waitFor();
    await page.unroute('**/api/admin/pictures/');
    await page.getByRole('button', { name: 'Продолжить' }).click();
    expect(await numbers(page)).toEqual([2, 0, 0, 0]);
    expect((await photosOf()).slice(0, before.length)).toEqual(before);
    expect(await photosOf()).toHaveLength(before.length + 2);
  });

  it('are not for the warehouse', async () => {
    const page = await office.openAs('warehouse', '/admin/imports/pictures');
    expect(await page.getByRole('button', { name: 'Выбрать папку' }).count()).toBe(0);
  });
});
