import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';
import { setTerms } from '#tests/support/terms-of-shop.ts';

const it = withShopInBrowser({ callsFail: true });

it('the customer chooses the hours on the page of the order, unless others were quicker', async ({
  shop,
}) => {
  const [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await shop.db.execute(sql`UPDATE variants SET stock = 50 WHERE id = ${sofa.variant}`);
  const slots = [{ from: '10:00', to: '13:00', capacity: 1 }];
  const zones = someTerms.zones.map((zone) => ('slots' in zone ? { ...zone, slots } : zone));
  await setTerms(shop, { ...someTerms, zones });
  const { url, id } = await orderWithLink(shop, [sofa], { town: TVER });
  const page = await shop.open(url, PHONE);
  const field = page.getByLabel('Когда привезти');
  const choose = page.getByRole('button', { name: 'Выбрать это время' });
  await field.selectOption({ index: 1 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.viewport.width);
  await expectAccessible(page);
  await choose.focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(/^Привезём .+, 10:00–13:00\.$/)
    .waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Привезём .+, 10:00–13:00/ })
    .waitFor();
  await page.reload();
  await field.waitFor();
  const { rows } = await shop.db.execute<{ day: string }>(
    sql`SELECT day::text AS day FROM slot_bookings WHERE order_id = ${id}`,
  );
  expect(await field.inputValue()).toBe(`${rows[0]?.day} 10:00–13:00`);
  const next = await field.evaluate((select) => (select as HTMLSelectElement).options[1]?.value);
  await orderWithLink(shop, [sofa], { town: TVER, slot: next });
  await field.selectOption(next ?? '');
  await choose.click();
  await page.getByRole('alert').getByText('Это время доставки уже занято').waitFor();
  const offered = await field.evaluate((select) => (select as HTMLSelectElement).options.length);
  expect(offered).toBeGreaterThan(1);
});
