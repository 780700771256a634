import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openCdek } from '#tests/support/cdek-emulator.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { goodsToGive, setUpCarrier, VLADIVOSTOK } from '#tests/support/given-orders.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

let cdek: Awaited<ReturnType<typeof openCdek>>;
const it = withShopInBrowser(async ({ onCleanup }) => {
  cdek = await openCdek({ onEnd: onCleanup });
  return { callsFail: true, env: { RATE_LOGIN: '200/15m', CDEK_URL: cdek.url } };
});

it('an order is given to the carrier on a phone, and its page tells of it', async ({
  shop,
  office,
}) => {
  const owner = await office.complete('owner');
  const chair = await goodsToGive(shop.db, owner);
  await setUpCarrier(owner, cdek.keys);
  const { number, url } = await orderWithLink(shop, [chair], {
    town: VLADIVOSTOK,
    floor: 3,
    lift: 'none',
  });
  const path = `/admin/orders/${number}`;
  const page = await office.openAs('manager', path, PHONE);
  const part = page.locator('section', {
    has: page.getByRole('heading', { name: 'Перевозчик', exact: true }),
  });
  const give = part.getByRole('button', { name: /^Передать в/ });
  await give.waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.viewport.width);
  await expectAccessible(page);
  await give.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/на.3-й этаж, на.руках/).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Передать в/ }).click();
  // The shop asks by itself what became of it, and tells the open page.
  await part.getByText('Принят', { exact: true }).waitFor();
  cdek.move(number, 'TAKEN_BY_COURIER', '2026-11-28T10:00:00+0300', '2026-12-05');
  await shop.db.execute('UPDATE shipments SET looked_at = NULL');
  await part.getByRole('button', { name: 'Проверить сейчас' }).click();
  await part.getByText(/^У.курьера/).waitFor();
  expect(await part.getByRole('link', { name: /СДЭК/ }).getAttribute('href')).toContain(
    '1109940740',
  );
  await expectAccessible(page);
  const shown = await shop.open(url, PHONE);
  await shown.getByRole('link', { name: '1109940740' }).waitFor();
  await expectAccessible(shown);
});
