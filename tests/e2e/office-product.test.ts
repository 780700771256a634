import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#1d4d3f' } })
    .png()
    .toBuffer();

describe('a product in the office', () => {
  it('is opened from the list, written whole and saved; the shop shows it at once', async () => {
    const page = await office.openAs('content', `/admin/goods?text=${sofa.code}`);
    await page.getByRole('link', { name: sofa.name }).first().click();
    await page.getByLabel('Название', { exact: true }).fill('Диван «Ветреный»');
    await page.getByLabel('Ширина, мм').first().fill('широкий');
    await page.getByLabel('Цена, ₽', { exact: true }).fill('61 000');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Введите число больше нуля.').waitFor();
    expect(
      await page
        .locator('[aria-invalid="true"]')
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.getByLabel('Ширина, мм').first().fill('2345');
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByLabel('Описание', { exact: true }).press('Control+Enter');
    await page.getByText('Сохранено: Диван «Ветреный».').waitFor();
    await page.getByText('Товар можно найти и купить.').waitFor();
    await page.goto(`/products/${sofa.productSlug}/variant/${sofa.variantSlug}`);
    await page.getByRole('heading', { level: 1, name: 'Диван «Ветреный»' }).waitFor();
    await page.getByText('61 000').first().waitFor();
    await page.getByText(/2.345/).first().waitFor();
  });

  it('takes a picture from the disk of a phone, and its words', async () => {
    const page = await office.openAs('content', `/admin/goods/${sofa.product}`, PHONE);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Добавить фотографии' }).click();
    await (await chooser).setFiles([
      { name: 'диван.png', mimeType: 'image/png', buffer: await picture() },
      { name: 'письмо.png', mimeType: 'image/png', buffer: Buffer.from('не картинка') },
    ]);
    await page.getByText(/письмо\.png: это не фотография/).waitFor();
    await page.getByLabel('Что на фотографии 1').fill('Диван у окна');
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/^Сохранено: /).waitFor();
    await page.goto(`/products/${sofa.productSlug}/variant/${sofa.variantSlug}`);
    await page.getByRole('img', { name: 'Диван у окна' }).waitFor();
  });

  it('is shown as a shopper would see it while it is typed: page, drawing and model', async () => {
    const page = await office.openAs('content', `/admin/goods/${sofa.product}`);
    await page.getByLabel('Название', { exact: true }).fill('Диван «Черновик»');
    await page.getByLabel('Ширина, мм').first().fill('1234');
    await page.getByRole('button', { name: 'Как увидит покупатель' }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1, name: 'Диван «Черновик»' }).waitFor();
    await frame.getByText(/1.234/).first().waitFor();
    const address = await page.locator('iframe').getAttribute('src');
    const body = await (await fetch(new URL(address ?? '', shop.url))).text();
    const [drawing] = /\/drawings\/previews\/[\w-]{43}\/[\w-]+\/dimensions\.svg/.exec(body) ?? [];
    expect(await (await fetch(new URL(drawing ?? '', shop.url))).text()).toContain('1234');
    const [model] = /\/models\/previews\/[\w-]{43}\/[\w-]+\.glb/.exec(body) ?? [];
    expect((await fetch(new URL(model ?? '', shop.url))).headers.get('content-type')).toBe(
      'model/gltf-binary',
    );
    await page.getByLabel('Название', { exact: true }).fill('Диван «Черновик второй»');
    await frame.getByRole('heading', { level: 1, name: 'Диван «Черновик второй»' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    const stored = await (await fetch(`${shop.url}/api/products/${sofa.productSlug}/`)).json();
    expect(stored.name).not.toContain('Черновик');
  });

  it('has questions and forms that all can use', async () => {
    const page = await office.openAs('content', '/admin/goods');
    await page.getByRole('button', { name: 'Новый товар' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await dialog.getByText('Введите название.').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.goto(`/admin/goods/${sofa.product}`);
    await page.getByLabel('Описание', { exact: true }).fill('Моё новое описание');
    await shop.db.execute(`UPDATE products SET name = 'Диван «Другой»' WHERE id = ${sofa.product}`);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Отличаются: название, описание.').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: 'Взять то, что в магазине' }).click();
    await page.getByRole('button', { name: 'Размножить' }).click();
    await dialog.getByLabel('Чем отличаются, 1').selectOption({ label: 'Механизм' });
    await dialog.getByLabel('Значения').first().fill('пума\nтик-так');
    for (const values of (await dialog.getByLabel('Значения').all()).slice(1))
      await values.fill('');
    await dialog.getByText(/^Появится 2.варианта/).waitFor();
    await expectAccessible(page);
  });

  it('is deleted behind a question, on a phone and by keyboard, and its address leads on', async () => {
    const page = await office.openAs('manager', `/admin/goods/${sofa.product}`, PHONE);
    const open = page.getByRole('button', { name: 'Удалить товар' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Удалить: / });
    await dialog.getByRole('radio', { name: 'В раздел' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    const bounds = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(bounds).toBeLessThanOrEqual(0);
    await dialog.getByText('На другой товар').click();
    await dialog.getByLabel('Артикул или адрес товара').fill('нет такого');
    await page.keyboard.press('Enter');
    await dialog.getByText(/Такого товара нет в.продаже/).waitFor();
    await dialog.getByText('В раздел').click();
    await dialog.getByRole('button', { name: 'Удалить товар' }).click();
    await page.waitForURL('**/admin/goods');
    await page.getByText(/^Удалено: /).waitFor();
    const led = await shop.app.inject(`/products/${sofa.productSlug}`);
    expect([led.statusCode, led.headers.location]).toEqual([
      301,
      expect.stringMatching(/^\/products\/\?category=/),
    ]);
    await page.goto(`/admin/goods/${sofa.product}`);
    await page.getByText(/нет/).first().waitFor();
    expect(await open.count()).toBe(0);
  });
});
