import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Queue } from '#contracts/admin/work/today.ts';
import { buildTestApp } from '#tests/support/build-test-app.ts';
import { pickVariants, setVariant } from '#tests/support/catalogue.ts';
import { staffOf } from '#tests/support/staff.ts';

async function openToday(env: Record<string, string> = {}) {
  const { host } = new URL(env.PUBLIC_URL ?? 'http://localhost:3000');
  const shop = await buildTestApp({ env: { RATE_LOGIN: '200/15m', ...env } });
  const { complete } = staffOf(
    () => shop,
    () => new Date(),
  );
  const { call } = await complete('owner');
  const demoInPublic = async (member = call): Promise<string[]> =>
    (await member('GET', '/api/admin/today/', undefined, { host })).json().demo_in_public;
  const queues = async (): Promise<Queue[]> =>
    (await call('GET', '/api/admin/today/')).json().queues;
  return {
    shop,
    complete,
    demoInPublic,
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

it('«Сегодня» tells the owner what visitors of a public address see of the demo', async () => {
  const { shop, complete, demoInPublic } = await openToday({
    PUBLIC_URL: 'http://shop.example',
  });
  const all = ['demoGoods', 'demoName', 'demoTexts', 'demoContacts', 'demoSeller'];
  expect(await demoInPublic()).toEqual([...all, 'demoDocuments']);
  expect(await demoInPublic((await complete('manager')).call)).toEqual([]);
  await shop.db.execute(sql`UPDATE products SET name = name || ' «Двор»'`);
  await shop.db.execute(
    sql`UPDATE site_settings SET seller_name = 'ИП Примеров', seller_details = ''`,
  );
  expect(await demoInPublic()).toEqual(['demoName', 'demoTexts', 'demoContacts', 'demoDocuments']);
  await shop.close();
});

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://192.168.1.5:3000'])(
  '«Сегодня» says nothing of the demo at %s, which leads nobody from outside to the shop',
  async (PUBLIC_URL) => {
    const { shop, demoInPublic } = await openToday({ PUBLIC_URL });
    expect(await demoInPublic()).toEqual([]);
    await shop.close();
  },
);
