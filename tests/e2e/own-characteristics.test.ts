import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  const stated = JSON.stringify([{ label: 'нагрузка на место', value: '90', unit: 'кг' }]);
  await shop.db.execute(sql`
    INSERT INTO variant_characteristics (variant_id, characteristics)
    SELECT v.id, ${stated}::jsonb FROM variants v JOIN products p ON p.id = v.product_id
    JOIN categories c ON c.id = p.category_id
    WHERE c.slug = 'divany' AND NOT v.withdrawn AND p.id <> ${sofa.product} ORDER BY v.id LIMIT 1
    ON CONFLICT (variant_id) DO UPDATE SET characteristics = excluded.characteristics`);
});

const LIST = '/products/?category=divany';

it('a characteristic of the owner’s own is defined beside others, and refused at its field', async ({
  office,
}) => {
  const page = await office.openAs('owner', '/admin/shop/characteristics');
  const add = page.getByRole('button', { name: 'Добавить строку: свои характеристики товаров' });
  await add.click();
  await page.locator('input[name="characteristics.0.label"]').fill('Нагрузка на место');
  await page.locator('input[name="characteristics.0.unit"]').fill('кг');
  await add.click();
  await page.locator('input[name="characteristics.1.label"]').fill('Ширина');
  await page.locator('select[name="characteristics.1.kind"]').selectOption('Да или нет');
  const second = page.locator('input[name="characteristics.1.label"]');
  await second.press('Control+Enter');
  await expect.poll(() => second.getAttribute('aria-invalid')).toBe('true');
  await second.fill('Чехол снимается');
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP.viewport);
  await second.press('Control+Enter');
  await page.getByText('Настройки сохранены').waitFor();
});

it('it is stated at a product, and refused where it is no number', async ({ office }) => {
  const page = await office.openAs('owner', `/admin/goods/${sofa.product}`);
  await page.setViewportSize(DESKTOP.viewport);
  const shopOnes = page.getByLabel('Характеристика магазина');
  const heights = await Promise.all(
    [shopOnes, page.getByLabel('Ещё характеристика')].map((one) =>
      one.evaluate((select) => select.getBoundingClientRect().height),
    ),
  );
  expect(heights[0]).toBe(heights[1]);
  await shopOnes.selectOption({ label: 'Нагрузка на место, кг' });
  const load = page.getByLabel('Нагрузка на место, кг', { exact: true });
  await load.fill('много');
  await shopOnes.selectOption({ label: 'Чехол снимается' });
  await page.getByLabel('Чехол снимается', { exact: true }).selectOption('Да');
  await load.press('Control+Enter');
  await page.getByText(/^Введите число, например 60/).waitFor();
  await load.fill('120');
  await page.getByRole('button', { name: 'Добавить строку', exact: true }).click();
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const lefts = await page
      .getByRole('button', { name: /^Убрать характеристику/ })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect([lefts.length, new Set(lefts).size]).toEqual([3, 1]);
  }
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP.viewport);
  await load.press('Control+Enter');
  await page.getByText(/^Сохранено: /).waitFor();
});

it('it is offered as a filter of a category, and narrows the list', async ({ shop, office }) => {
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`SELECT id FROM categories WHERE slug = 'divany'`,
  );
  const page = await office.openAs('owner', `/admin/categories/${rows[0]?.id}`);
  await page.setViewportSize(DESKTOP.viewport);
  const filters = page.getByLabel('Добавить фильтр');
  await filters.selectOption({ label: 'Нагрузка на место: указано у\u00a02' });
  await filters.selectOption({ label: 'Чехол снимается: указано у\u00a01' });
  await page
    .getByRole('region', { name: 'Не сохранено' })
    .getByRole('button', { name: 'Сохранить' })
    .click();
  await page
    .getByText(/^Сохранено: /)
    .first()
    .waitFor();

  await page.goto(LIST);
  const from = page.getByRole('textbox', { name: 'Нагрузка на место от' });
  await page.getByText('Нагрузка на место, кг').first().click();
  await from.fill('100');
  await page.getByText(/Нагрузка на место от.100.кг/).waitFor();
  await page.getByText('Дополнительно', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^Чехол снимается/ }).check();
  const search = () => decodeURIComponent(new URL(page.url()).search);
  await expect.poll(search).toContain('own=Чехол+снимается:да');
  expect(search()).toContain('min_own:Нагрузка+на+место=100');
  await expect.poll(() => page.locator('.product-card').count()).toBe(1);
  await from.fill('130');
  await page.getByRole('link', { name: /^Без.*«Нагрузка на место»/ }).click();
  await expect.poll(() => page.locator('.product-card').count()).toBe(1);
});

it('its filter works as a plain form, and on a phone', async ({ shop }) => {
  const page = await shop.open(`${LIST}&min_own:НАГРУЗКА на место=100`, {
    ...PHONE,
    javaScriptEnabled: false,
  });
  expect(await page.locator('.product-card').count()).toBe(1);
  expect(await page.getByRole('textbox', { name: 'Нагрузка на место от' }).inputValue()).toBe(
    '100',
  );
});
