import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, onTestFinished } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { bareOrders, moneyOf, PAYABLE } from '#tests/support/ledger.ts';
import { takePayments } from '#tests/support/online-payments.ts';
import { NOTICED, noticesPath, paymentNotices, purgeMessages } from './notices.ts';
import type { ProviderName } from './providers.ts';

const it = withShop();
const { shop } = fixturesOf(it);

/** Notices as the shop takes them, and the payments that they let be asked about. */
async function openNotices(name: ProviderName) {
  await shop.db.execute(sql`DELETE FROM provider_messages`);
  await shop.db.execute(sql`DELETE FROM unknown_provider_messages`);
  const payments = await takePayments(shop, name);
  const app = Fastify();
  onTestFinished(() => app.close());
  paymentNotices(app as never, payments.noticesContext);
  const post = (payload: string, url = noticesPath(payments.noticesContext.sealing, name)) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
  const [order] = (await bareOrders(shop.db, 1)) as [number];
  const begun = await payments.begin(order, 'rest');
  return { ...payments, post, order, begun };
}

const messages = async () =>
  (
    await shop.db.execute<{ verdict: string; body: string; known: boolean }>(
      sql`SELECT verdict, body, payment_id IS NOT NULL AS known FROM provider_messages ORDER BY id`,
    )
  ).rows;
const queued = async (id: string) =>
  (
    await shop.db.execute(
      sql`SELECT FROM pgboss.job WHERE name = ${NOTICED} AND data ->> 'id' = ${id}`,
    )
  ).rows.length;

describe('a notice', () => {
  it('of T-Bank is answered, asked about, and kept without what belongs to a card', async () => {
    const { emulator, post, order, begun, settle } = await openNotices('tbank');
    const [kept] = emulator.payments;
    const body = {
      TerminalKey: emulator.terminal.terminalKey,
      OrderId: begun.id,
      PaymentId: kept?.id,
      Status: 'CONFIRMED',
      Success: true,
      Amount: PAYABLE,
      Pan: '430000******0777',
      ExpDate: '1230',
      CardId: 10_452_089,
      RebillId: 145_919,
    };
    const answer = await post(emulator.signed(body));
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
    expect(await messages()).toMatchObject([{ verdict: 'signed', known: true }]);
    expect((await messages())[0]?.body).not.toMatch(/430000|1230|10452089|145919/);
    expect(await queued(begun.id)).toBe(1);
    // The notice says CONFIRMED, but the payment is still open.
    await settle(begun.id, 'notice');
    expect((await moneyOf(shop.db, [order]))[0]).toMatchObject({ charged: 0 });
  });

  it('with a wrong signature is asked about all the same', async () => {
    const { emulator, post, begun } = await openNotices('tbank');
    const body = { TerminalKey: emulator.terminal.terminalKey, OrderId: begun.id, Token: 'forged' };
    expect((await post(JSON.stringify(body))).statusCode).toBe(200);
    expect(await messages()).toMatchObject([{ verdict: 'wrong signature', known: true }]);
    expect(await queued(begun.id)).toBe(1);
  });

  it('of YooKassa is found by the id of the provider', async () => {
    const { emulator, post, begun } = await openNotices('yookassa');
    const [kept] = emulator.payments;
    const object = { id: kept?.id, status: 'succeeded', metadata: {} };
    const body = { type: 'notification', event: 'payment.succeeded', object };
    expect((await post(JSON.stringify(body))).statusCode).toBe(200);
    expect(await messages()).toMatchObject([{ verdict: 'unsigned', known: true }]);
    expect(await queued(begun.id)).toBe(1);
  });

  it('about an unknown payment is answered and counted; a hundred of a day are kept', async () => {
    const { post } = await openNotices('yookassa');
    for (let sent = 0; sent < 103; sent += 1) {
      const object = { id: randomUUID(), status: 'succeeded' };
      const body = { type: 'notification', event: 'payment.succeeded', object };
      expect((await post(JSON.stringify(body))).statusCode).toBe(200);
    }
    expect(await messages()).toHaveLength(100);
    const { rows } = await shop.db.execute(sql`SELECT messages FROM unknown_provider_messages`);
    expect(rows).toEqual([{ messages: 103 }]);
  });

  it.each(['', 'nonsense', '[]', 'null', '{"event": 1}'])(
    'that is «%s» harms nothing',
    async (body) => {
      const { post, begun } = await openNotices('tbank');
      expect((await post(body)).statusCode).toBe(200);
      expect(await queued(begun.id)).toBe(0);
    },
  );

  it('at an address that was guessed is refused, as by the shop itself', async () => {
    const { post } = await openNotices('yookassa');
    expect((await post('{}', '/callback/payments/yookassa/guessed/')).statusCode).toBe(404);
    const url = '/callback/payments/yookassa/guessed/';
    expect((await shop.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    expect(await messages()).toEqual([]);
  });

  it('is kept until its term', async () => {
    const { post, noticesContext } = await openNotices('tbank');
    await post('nonsense');
    const now = noticesContext.clock.now().getTime();
    const purge = (at: number) => purgeMessages(shop.db, { before: new Date(at), most: 10 });
    await purge(now - 1000);
    expect(await messages()).toHaveLength(1);
    await purge(now + 1000);
    expect(await messages()).toEqual([]);
  });
});
