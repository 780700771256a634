import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { saveTerms, someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { pasteDay } from '#tests/support/paste-day.ts';

const NOW = new Date('2026-11-28T09:00:00Z');
const it = withMountedShop({ clock: { now: () => NOW }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await saveTerms(await office.complete('owner'), someTerms);
});

const day = (number: number) => `${String(number).padStart(2, '0')}.01.2027`;
const days = '9–11\u00a0января';

/** An order that was promised for the first days of December 2020. */
async function late() {
  const order = await orderWithLink(shop, [sofa], { town: TVER });
  await shop.db.execute(sql`
    UPDATE order_promises SET promised_from = '2020-12-01', promised_to = '2020-12-03', has_margin = false
    WHERE order_id = ${order.id}`);
  return order;
}

it('an order that is late is found from the first page, moved, and its customer reads both terms', async () => {
  const { number, url } = await late();
  const page = await office.openAs('manager', '/admin/');
  await page.getByRole('link', { name: /Обещанный день прошёл/ }).click();
  await page.getByRole('link', { name: number }).click();
  await page.getByText('Обещано: 1–3\u00a0декабря\u00a02020\u00a0г.').waitFor();
  await page.getByRole('button', { name: 'Перенести срок' }).click();
  const dialog = page.getByRole('dialog');
  await pasteDay(dialog, 'Обещаем с', day(9));
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.getByText('Значение «от» больше значения «до»').waitFor();
  await pasteDay(dialog, 'По', day(11));
  await dialog.getByRole('checkbox', { name: 'Написать покупателю письмо' }).uncheck();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText(`Обещано: ${days}`, { exact: false }).first().waitFor();
  await page.getByText('При оформлении: 1–3\u00a0декабря\u00a02020\u00a0г.').waitFor();
  await page.getByText(`Обещано: ${days} (было 1–3\u00a0декабря\u00a02020\u00a0г.)`).waitFor();
  const shown = await shop.open(url);
  await shown.getByText(`${days} (при оформлении: 1–3\u00a0декабря\u00a02020\u00a0г.)`).waitFor();
  await page.goto('/admin/orders?due=promise');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: number }).count()).toBe(0);
});

it('the card says what is carried to the home, and the one of the warehouse says it without sums but what to take', async () => {
  const wishes = { town: TVER, floor: 3, lift: 'passenger', assembly: true };
  const { number } = await orderWithLink(shop, [sofa], wishes);
  const manager = await office.openAs('manager', `/admin/orders/${number}`);
  await manager.getByText('3-й\u00a0этаж, пассажирский лифт', { exact: true }).waitFor();
  await manager.getByText('Собрать: 1\u00a0предмет', { exact: true }).waitFor();
  const owner = await office.complete('owner');
  const change = { version: 1, status: 'confirmed', letter: false };
  await owner.call('PUT', `/api/admin/orders/${number}/`, change);
  const page = await office.openAs('warehouse', `/admin/orders/${number}`);
  await page.getByText('3-й\u00a0этаж, пассажирский лифт', { exact: true }).waitFor();
  await page.getByText('Собрать: 1\u00a0предмет', { exact: true }).waitFor();
  await page.getByText(/^(\d+\s(место|места|мест)|число мест неизвестно), /).waitFor();
  await page.getByText(/^Оплата: .+\. Взять при передаче: [\d\s]+₽\.$/).waitFor();
  expect(await page.getByText('₽').count()).toBe(1);
});
