import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Queue } from '#contracts/admin/today.ts';
import { buildTestApp } from '#tests/support/build-test-app.ts';
import { pickVariants, setVariant } from '#tests/support/catalogue.ts';
import { staffOf } from '#tests/support/staff.ts';

async function openToday(env: Record<string, string> = {}) {
  const shop = await buildTestApp({ env: { RATE_LOGIN: '200/15m', ...env } });
  const { complete } = staffOf(
    () => shop,
    () => new Date(),
  );
  const { call } = await complete('owner');
  const queues = async (): Promise<Queue[]> =>
    (await call('GET', '/api/admin/today/')).json().queues;
  return {
    shop,
    countOf: async (name: Queue['name']) =>
      (await queues()).find((one) => one.name === name)?.count,
  };
}

it('«Сегодня» counts goods that run out only where it is said how many are few', async () => {
  const { shop, countOf } = await openToday();
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  if (!sofa) throw new Error('The shop has no goods');
  await setVariant(shop.db, sofa.variant, { stock: 7 });
  expect(await countOf('stock_low')).toBeUndefined();
  await setVariant(shop.db, sofa.variant, { lowStock: 3 });
  expect(await countOf('stock_low')).toBe(0);
  await setVariant(shop.db, sofa.variant, { lowStock: 7 });
  expect(await countOf('stock_low')).toBe(1);
  await setVariant(shop.db, sofa.variant, { lowStock: null });
  await shop.db.execute(sql`UPDATE site_settings SET low_stock = 7`);
  expect(await countOf('stock_low')).toBeGreaterThan(0);
  await shop.close();
});

it('«Сегодня» counts letters that do not leave only where a mail server is to take them', async () => {
  const without = await openToday();
  expect(await without.countOf('letters_failed')).toBeUndefined();
  await without.shop.close();
  const { shop, countOf } = await openToday({ SMTP_URL: 'smtp://localhost' });
  expect(await countOf('letters_failed')).toBe(0);
  await shop.close();
});
