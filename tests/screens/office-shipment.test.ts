import { beforeAll, expect } from 'vitest';
import type { SomeVariant } from '#tests/support/catalogue.ts';
import { openCdek } from '#tests/support/cdek-emulator.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { goodsToGive, setUpCarrier, VLADIVOSTOK } from '#tests/support/given-orders.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

let cdek: Awaited<ReturnType<typeof openCdek>>;
const it = withMountedShop(async ({ onCleanup }) => {
  cdek = await openCdek({ onEnd: onCleanup });
  return { env: { RATE_LOGIN: '200/15m', CDEK_URL: cdek.url } };
});
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;
let chair: SomeVariant;

beforeAll(async () => {
  owner = await office.complete('owner');
  chair = await goodsToGive(shop.db, owner);
});

const WITHIN = { timeout: 20_000, interval: 100 };
const stateOf = async (number: string) =>
  (await owner.call('GET', `/api/admin/orders/${number}/shipment/`)).json().shipment.state;

it('an order is given to the carrier from its card, refused, given again, and brought back', async () => {
  await setUpCarrier(owner, cdek.keys, '');
  const { number, url } = await orderWithLink(shop, [chair], { town: VLADIVOSTOK });
  const path = `/admin/orders/${number}`;
  const bare = await office.openAs('manager', path);
  await bare.getByText(/^Не.сказано, откуда забирать груз/).waitFor();
  expect(await bare.getByRole('button', { name: /^Передать в/ }).isDisabled()).toBe(true);

  await setUpCarrier(owner, cdek.keys);
  cdek.misfortunes.refusesLater = 'v2_delivery_address_multivalued';
  const page = await office.openAs('manager', path);
  await page.getByText(/Места/).first().waitFor();
  await page.getByText(/2.места, 20.кг, посылкой/).waitFor();
  await page.getByRole('button', { name: /^Передать в/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/привозим в.пункт MSK65/).waitFor();
  await dialog.getByRole('button', { name: /^Передать в/ }).click();
  await page.getByText('Передаём', { exact: true }).waitFor();
  await expect.poll(() => stateOf(number), WITHIN).toBe('refused');
  const refused = await office.openAs('manager', path);
  await refused
    .getByRole('alert')
    .getByText(/не.понял адрес получателя/)
    .waitFor();
  await refused.getByText('Код СДЭК: v2_delivery_address_multivalued').waitFor();

  cdek.misfortunes.refusesLater = null;
  await refused.getByRole('button', { name: 'Передать снова' }).click();
  const again = refused.getByRole('dialog');
  await again.getByRole('button', { name: 'Передать снова' }).click();
  await expect.poll(() => stateOf(number), WITHIN).toBe('registered');
  cdek.move(number, 'NOT_DELIVERED', '2026-11-29T10:00:00+0300');
  await shop.db.execute('UPDATE shipments SET looked_at = NULL');
  const taken = await office.openAs('manager', path);
  await taken.getByText('Принят', { exact: true }).waitFor();
  await taken.getByRole('button', { name: 'Скопировать номер' }).waitFor();
  await taken.getByRole('button', { name: 'Проверить сейчас' }).click();
  await taken.getByText('Возвращается', { exact: true }).waitFor();
  await taken
    .getByText(/29 ноября/)
    .first()
    .waitFor();
  const shown = await shop.open(url);
  await shown.getByRole('link', { name: '1109940740' }).waitFor();
  await shown.getByText(/^Не.вручён, возвращается в.магазин, 29 ноября$/).waitFor();

  const today = await office.openAs('manager', '/admin/');
  await today.getByRole('link', { name: /Перевозчик не.довёз/ }).click();
  await today.getByRole('link', { name: number }).click();
  await today.getByRole('button', { name: 'Разобрались' }).click();
  await today.getByText(/^Разобрано: заказ больше не.ждёт/).waitFor();
});
