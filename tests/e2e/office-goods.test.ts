import { beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { stock: null });
});

describe('the goods in the office', () => {
  it('are found, and a price that is set there is in the shop at once', async () => {
    const page = await office.openAs('manager', '/admin/goods');
    await page.getByRole('searchbox', { name: 'Найти товар' }).fill('ладога');
    const change = page.getByRole('button', { name: /^Изменить: Диван угловой «Ладога»/ });
    await change.first().waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await change.first().click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await dialog.getByLabel('Цена, ₽', { exact: true }).fill('дорого');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText('Введите сумму числом больше нуля, например 12500').waitFor();
    await dialog.getByLabel('Цена, ₽', { exact: true }).fill('49 990');
    await dialog.getByLabel('Старая цена, ₽').fill('45 000');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText('Старая цена должна быть больше цены').waitFor();
    await dialog.getByLabel('Старая цена, ₽').fill('59 990');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/^Сохранено: /).waitFor();
    const row = page.locator('.goods tbody tr', { hasText: '49 990' });
    await row.getByText('59 990').waitFor();
    await row.getByText('Задано вручную').waitFor();
    await row.getByRole('link').click();
    await page.getByRole('link', { name: 'Открыть страницу товара' }).waitFor();
    const href = await page
      .getByRole('link', { name: 'Открыть страницу товара' })
      .getAttribute('href');
    await page.goto(href ?? '');
    await page.getByText('49 990').first().waitFor();
  });

  it('are counted, priced by percent and kept as a view in forms that all can use', async () => {
    const keeper = await office.openAs(
      'warehouse',
      '/admin/goods?text=Ладога&state=to_order',
      PHONE,
    );
    await keeper
      .getByRole('button', { name: /^Изменить/ })
      .first()
      .click();
    await keeper.getByRole('radio', { name: 'Считать по штукам' }).check({ force: true });
    await keeper.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
    await keeper.getByText('Введите целое число штук, например 3').waitFor();
    await expectAccessible(keeper);

    const page = await office.openAs('content', '/admin/goods?category=svetilniki', PHONE);
    await page.getByRole('button', { name: 'Цены на процент' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('На сколько процентов').fill('-10');
    await dialog.getByRole('button', { name: 'Посмотреть, что выйдет' }).click();
    await dialog.getByText(/^Изменится \d+ из/).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    await page.goto('/admin/goods?state=to_order');
    const views = page.getByRole('navigation', { name: 'Виды списка' });
    const keep = views.getByRole('button', { name: 'Сохранить вид' });
    await keep.focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Название').fill('Всё под заказ');
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    await page.keyboard.press('Enter');
    await views.getByRole('link', { name: 'Всё под заказ' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});
