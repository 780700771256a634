import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { noticesPath } from '#modules/payments/online/notices.ts';
import { createSealing } from '#platform/security/sealing.ts';
import { pickVariants } from '#tests/support/catalogue.ts';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { recordLog } from '#tests/support/logged.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import { emulatorOfShop, leadTo } from '#tests/support/provider-of-shop.ts';

let emulator: Awaited<ReturnType<typeof emulatorOfShop>>['emulator'];
const it = withShop(async (given) => {
  const opened = await emulatorOfShop(given);
  emulator = opened.emulator;
  return { ...opened.options, env: { ...opened.options.env, LOG_LEVEL: 'trace' } };
});
const { shop } = fixturesOf(it);

/** What the providers of these tests tell of cards, and the names under which they tell it. */
const OF_A_CARD = [
  '430000\\*\\*',
  '70000001',
  '80000001',
  '"(?:Pan|CardId|ExpDate|RebillId|first6|last4|expiry_month|expiry_year)',
  '\\*4477',
].join('|');

/** Tables of the shop and of its jobs that have something of a card in any of their rows. */
async function tablesWithCards(): Promise<string[]> {
  const { rows: tables } = await shop.db.execute<{ name: string }>(sql`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE' ORDER BY 1`);
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await shop.db.execute(
      sql`SELECT FROM ${sql.raw(name)} AS one WHERE replace(one::text, '""', '"') ~ ${OF_A_CARD} LIMIT 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it.for(['yookassa', 'tbank'] as const)(
  'nothing of a card is kept or logged of a payment by %s and its notices',
  async (name) => {
    await leadTo(shop, emulator, name);
    const lines = recordLog(shop.app);
    const { url } = await orderWithLink(shop, await pickVariants(shop.db, [9_000_000]));
    const begun = await callAsGuest(shop, 'POST', callOf(url, 'paying/'), { part: 'rest' });
    const { payment, pay_url: payUrl } = begun.json();
    emulator.notices.sent.splice(0);
    await emulator.press(payUrl, 'pay');
    const path = noticesPath(createSealing(shop.tokenKey, 'payments'), name);
    const bodies = emulator.notices.sent.map(({ body }) => body);
    expect(bodies.join()).toMatch(new RegExp(OF_A_CARD));
    // Also as they never come: cut off, and with the card elsewhere.
    bodies.push(...bodies.map((body) => body.slice(0, -2)));
    bodies.push(
      ...bodies
        .slice(0, 1)
        .map((body) => JSON.stringify({ ...JSON.parse(body), Deep: [JSON.parse(body)] })),
    );
    for (const payload of bodies) {
      const headers = { 'content-type': 'application/json' };
      const answer = await shop.app.inject({ method: 'POST', url: path, payload, headers });
      expect(answer.statusCode).toBe(200);
    }
    await emulator.clock.pass(5000);
    const told = await callAsGuest(shop, 'POST', `/api/payments/${payment}/check/`);
    expect(told.json().state).toBe('paid');
    const { rows } = await shop.db.execute(
      sql`SELECT FROM provider_messages WHERE payment_id = ${payment}`,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(await tablesWithCards()).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(OF_A_CARD));
  },
);

it('no page of the shop asks for a card', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const asking = files.filter((file) =>
    /["'`]cc-[a-z]+/.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
