import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { officeOf } from '#tests/support/office-screen.ts';
import { DESKTOP, openShop, PHONE, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';

let shop: ShopInBrowser;
let sofa: SomeVariant;
const openAs = officeOf(() => shop);
type Page = Awaited<ReturnType<typeof openAs>>;

beforeAll(async () => {
  shop = await openShop({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
afterAll(() => shop.close());

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
type Files = Parameters<Page['setInputFiles']>[1];

async function choose(page: Page, files: Files, button = 'Выбрать файлы или ZIP'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const load = (page: Page, count: RegExp) => page.getByRole('button', { name: count }).click();
/** «Добавлено», «Уже были», «Заменено прежних», «Не принято». */
const numbers = async (page: Page) => {
  await page.getByRole('heading', { name: 'Загружено', exact: true }).waitFor();
  return (await page.getByRole('definition').allInnerTexts()).map(Number);
};
/** The pictures of the variant, its drawing apart. */
const photosOf = async (): Promise<string[]> => {
  const address = `${shop.url}/api/products/${sofa.productSlug}/`;
  const { variants } = await (await fetch(address)).json();
  return variants
    .find(({ code }: { code: string }) => code === sofa.code)
    .photos_variant.map(({ photo }: { photo: string }) => photo)
    .filter((photo: string) => photo.startsWith('/pictures/'));
};

describe('pictures named by article', () => {
  it('are looked at, loaded and shown in the shop, and refusals are named by file', async () => {
    const page = await openAs('content', '/admin/imports');
    await page.getByRole('link', { name: 'Загрузить фотографии' }).click();
    await page.getByRole('heading', { level: 1, name: 'Фотографии по артикулам' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    const before = await photosOf();
    await choose(page, [
      jpeg(`${sofa.code.toLowerCase()}_2.jpg`, await picture('#1d4d3f')),
      jpeg(`${sofa.code}.jpg`, await picture('#a33')),
      jpeg(`${sofa.code} (3).jpg`, Buffer.from('не картинка')),
      jpeg('DSC_0042.jpg', await picture('#00f')),
    ]);
    await page.getByText('Что будет загружено. В магазине пока всё по-прежнему').waitFor();
    await page.getByRole('row', { name: new RegExp(sofa.code) }).waitFor();
    await page.getByText('Неизвестный артикул: 1 файл').waitFor();
    await page.getByText('DSC_0042.jpg').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    expect(await photosOf()).toEqual(before);
    await load(page, /^Загрузить: 3.фотографии$/);
    expect(await numbers(page)).toEqual([2, 0, 0, 1]);
    await page.getByText(`${sofa.code} (3).jpg: это не фотография JPEG`).waitFor();
    await expectAccessible(page);
    const after = await photosOf();
    expect(after).toHaveLength(2);
    await page.setViewportSize(DESKTOP.viewport);
    await page.goto(`/products/${sofa.productSlug}/variant/${sofa.variantSlug}`);
    const shown = page.locator(`img[src*="${after[0]?.slice('/pictures/'.length, -4)}"]`);
    await shown.first().waitFor();
  });

  it('come from an archive, are not added twice, and may take the place of others', async () => {
    const page = await openAs('content', '/admin/imports/pictures');
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
    const page = await openAs('content', '/admin/imports/pictures');
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
    const page = await openAs('content', '/admin/imports/pictures');
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
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.unroute('**/api/admin/pictures/');
    await page.getByRole('button', { name: 'Продолжить' }).click();
    expect(await numbers(page)).toEqual([2, 0, 0, 0]);
    expect((await photosOf()).slice(0, before.length)).toEqual(before);
    expect(await photosOf()).toHaveLength(before.length + 2);
  });

  it('come from a folder, on a phone; a broken archive says what to do', async () => {
    const page = await openAs('content', '/admin/imports/pictures', PHONE);
    const buffer = Buffer.from('Rar!');
    await choose(page, { name: 'фото.zip', mimeType: 'application/zip', buffer });
    await page.getByText(/Это не.архив ZIP, или он повреждён/).waitFor();
    const folder = mkdtempSync(join(tmpdir(), 'gornitsa-photos-'));
    mkdirSync(join(folder, sofa.code));
    writeFileSync(join(folder, sofa.code, 'спереди.jpg'), await picture('#987'));
    await choose(page, folder, 'Выбрать папку');
    await page.getByRole('row', { name: new RegExp(sofa.code) }).waitFor();
    rmSync(folder, { recursive: true });
    await expectAccessible(page);
  });

  it('are not for the warehouse', async () => {
    const page = await openAs('warehouse', '/admin/imports/pictures');
    expect(await page.getByRole('button', { name: 'Выбрать папку' }).count()).toBe(0);
  });
});
