import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { saveTerms, someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const DAY = '2030-12-03';

it('a day is arranged on a phone: order, crew, and what is printed', async ({ shop, office }) => {
  const [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  const numbers: string[] = [];
  await saveTerms(await office.complete('owner'), someTerms);
  for (const name of ['Анна Первая', 'Пётр Второй', 'Ольга Третья']) {
    const { id, number } = await orderWithLink(shop, [sofa], {
      customer_name: name,
      town: TVER,
      floor: 4,
      lift: 'passenger',
      assembly: true,
    });
    await shop.db.execute(sql`
      INSERT INTO order_plans (order_id, deliver_on, deliver_hours) VALUES (${id}, ${DAY}, '10–14')`);
    numbers.push(number);
  }
  const page = await office.openAs('manager', '/admin/orders', PHONE);
  await page.getByRole('link', { name: 'Маршрутный лист' }).click();
  await page.getByText('На этот день доставок не назначено').waitFor();
  await page.goto(`/admin/route?day=${DAY}`);
  await page.getByText('3 заказа').waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.viewport.width);
  const order = async () => {
    const texts = await page.locator('.route .sortable__item').allTextContents();
    return texts.map((text) => numbers.findIndex((number) => text.includes(number)));
  };
  expect(await order()).toEqual([0, 1, 2]);
  await page.getByRole('button', { name: /Выше.*Ольга|Ольга.*выше/i }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual([0, 2, 1]);
  await page.getByRole('button', { name: 'Экипаж' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Экипаж' }).fill('Газель 1');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('heading', { name: 'Газель 1' }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('heading', { name: 'Газель 1' }).waitFor();
  expect(await order()).toEqual([0, 2, 1]);
  expect(await page.getByRole('link', { name: '+7 (000) 000-00-00' }).count()).toBe(3);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').count()).toBe(0);
  await page.getByRole('heading', { name: /^Маршрутный лист, 3 декабря 2030/ }).waitFor();
  const stop = page.locator('.route__stop').first();
  await stop.getByText('не\u00a0подтверждён').waitFor();
  await stop.getByText('4-й\u00a0этаж, пассажирский лифт').waitFor();
  await stop.getByText('Собрать: 1\u00a0предмет').waitFor();
  const lines = await page
    .locator('.route a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  expect(new Set(lines)).toEqual(new Set(['none']));
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page);
});
