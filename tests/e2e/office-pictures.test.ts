import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
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
    const page = await office.openAs('content', '/admin/imports');
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

  it('come from a folder, on a phone; a broken archive says what to do', async () => {
    const page = await office.openAs('content', '/admin/imports/pictures', PHONE);
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

  it('wait where the connection was lost, on a screen that all can use', async () => {
    const page = await office.openAs('content', '/admin/imports/pictures');
    await choose(page, jpeg(`${sofa.code}-1.jpg`, await picture('#012')));
    await page.route('**/api/admin/pictures/', (route) => route.abort());
    await load(page, /^Загрузить: 1.фотограф/);
    await page.getByText(/Связь прервалась/).waitFor();
    await expectAccessible(page);
  });
});
