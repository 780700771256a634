import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { pickVariants, type SomeVariant, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m', RATE_ORDER: '200/15m' } });
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { stock: 9 });
  await placeOrder(guestFrom(shop), [cartLine(sofa)]);
});

describe('the stock in the office', () => {
  it('finds goods by name for a receipt on a phone, shows what an article is, and finds the movement by name', async ({
    shop,
    office,
  }) => {
    const { rows } = await shop.db.execute<{ product: string; variant: string }>(
      sql`SELECT p.name AS product, v.name AS variant FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = ${sofa.variant}`,
    );
    const [{ product, variant }] = rows as [(typeof rows)[number]];
    const page = await office.openAs('warehouse', '/admin/stock', PHONE);
    await page.getByRole('button', { name: 'Принять товар' }).click();
    const dialog = page.getByRole('dialog');
    const goods = dialog.getByRole('combobox', { name: /^Товар, строка 1/ });
    await goods.pressSequentially(`${product} ${variant}`.slice(0, 100));
    const option = page.getByRole('option').filter({ hasText: sofa.code });
    await option.waitFor();
    await goods.press('ArrowDown');
    await goods.press('Enter');
    await expect.poll(() => goods.inputValue()).toBe(sofa.code);
    await option.waitFor({ state: 'detached' });
    await dialog.getByText(`${product}, ${variant}. Сейчас`).waitFor();
    await dialog.getByRole('textbox', { name: 'Штук, строка 1' }).fill('1');
    await dialog.getByRole('button', { name: 'Принять', exact: true }).click();
    await page.getByText('Принято: 1').waitFor();
    await page.getByRole('searchbox', { name: 'Найти товар' }).fill(product);
    await page.waitForURL(/text=/);
    await page.locator('.movements tbody tr', { hasText: sofa.code }).first().waitFor();
    await setVariant(shop.db, sofa.variant, { stock: 9 });
  });

  it('is counted on a phone with what orders hold, by keyboard, and corrected at the end', async ({
    shop,
    office,
  }) => {
    const page = await office.openAs('warehouse', '/admin/stock', PHONE);
    await page.getByRole('button', { name: 'Начать пересчёт' }).click();
    await page.getByRole('dialog').getByRole('combobox').selectOption('divany');
    await page.getByRole('button', { name: 'Начать', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Пересчёт: Диваны/ }).waitFor();
    await page.getByRole('searchbox', { name: 'Найти товар' }).fill(sofa.code);
    const field = page.getByRole('textbox', { name: /^Лежит: / });
    await expect.poll(() => field.count()).toBe(1);
    await page.getByText('из.них 1 отложено'.replace('.', '\u00a0')).waitFor();
    await field.fill('много');
    await field.press('Enter');
    await page.getByText('Введите целое число штук, например 3').waitFor();
    // A number that is taken back while the shop is still told of it does not come again.
    const told = Promise.withResolvers<void>();
    await page.route('**/lines/**', async (route) => {
      await told.promise;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => request.method() === 'PUT');
    await field.fill('5');
    await asked;
    await field.fill('');
    const taken = page.waitForResponse(
      (answer) => answer.request().postData() === '{"counted":null}',
    );
    await field.blur();
    told.resolve();
    await taken;
    await expect.poll(() => field.inputValue()).toBe('');
    const [, goods] =
      /Посчитано 0 из\s(\d+)/.exec((await page.getByText(/Посчитано 0 из/).textContent()) ?? '') ??
      [];
    expect(Number(goods)).toBeGreaterThan(1);
    // A number is kept while one still stands in its field.
    await field.fill('8');
    await page.getByText('Посчитал').waitFor();
    await page.reload();
    await page.getByText(/Посчитано 1 из/).waitFor();
    await page.getByRole('button', { name: 'Закончить пересчёт' }).click();
    await page.getByRole('button', { name: 'Исправить остаток' }).click();
    await page.getByText(/Закончен/).waitFor();
    // How many were asked for stays.
    await page.getByText(new RegExp(`Посчитано 1 из\\s${goods}`)).waitFor();
    expect(await stockOf(shop.db, sofa.variant)).toBe(7);
  });

  it('reminds of what is nearly gone, on the first screen', async ({ shop, office }) => {
    await setVariant(shop.db, sofa.variant, { lowStock: 10 });
    const page = await office.openAs('warehouse', '/admin');
    await page.getByRole('link', { name: /Товары кончаются/ }).click();
    await page.locator('.goods tbody tr', { hasText: sofa.code }).waitFor();
    expect(new URL(page.url()).search).toBe('?state=low');
  });
});
