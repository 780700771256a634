import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { createSealing } from '#platform/security/sealing.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { addEvents, bareOrders, barePayments, moneyOf, PAYABLE } from '#tests/support/ledger.ts';
import { recordLog } from '#tests/support/logged.ts';
import { openPaymentsEmulator } from '#tests/support/payments-emulator/emulator.ts';
import { sealSecret } from '../online/providers.ts';

let now = new Date('2027-03-01T09:00:00Z');
let emulator: Awaited<ReturnType<typeof openPaymentsEmulator>>;
const it = withShop(async ({ onCleanup }) => {
  // The shop at YooKassa takes money, the terminal at T-Bank is one for trying out.
  emulator = await openPaymentsEmulator({ yookassa: { isTest: false } });
  onCleanup(() => emulator.close());
  const { url } = emulator;
  return {
    clock: { now: () => now },
    env: {
      RATE_LOGIN: '200/15m',
      LOG_LEVEL: 'error',
      YOOKASSA_URL: url,
      TBANK_URL: url,
      PUBLIC_URL: 'http://localhost:3000',
    },
  };
});
const { shop, office } = fixturesOf(it);

beforeEach(async () => {
  await shop.db.execute(sql`DELETE FROM orders WHERE id IN (SELECT order_id FROM payments)`);
  await shop.db.execute(sql`DELETE FROM payment_providers`);
});

const LIST = '/api/admin/payments/providers/';
const YOOKASSA = `${LIST}yookassa/`;
const TBANK = `${LIST}tbank/`;
const body = { account: '100500', secret: 'test_secret', is_test: false };
const ofTbank = { account: '1700000000000DEMO', secret: 'test_password', is_test: true };

type Owner = Awaited<ReturnType<typeof office.complete>>;
const stored = async (owner: Owner) => {
  const { providers } = (await owner.call('GET', LIST)).json();
  return Object.fromEntries(
    providers.map((one: { name: string; stored: object | null }) => [one.name, one.stored]),
  );
};
const lastActions = async (count: number) =>
  (
    await shop.db.execute(
      sql`SELECT action, entity_id, changes FROM audit_log WHERE entity = 'payment_provider' ORDER BY id DESC LIMIT ${count}`,
    )
  ).rows;

/** An order whose payment at YooKassa still waits. */
async function openPayment(state = 'pending') {
  const [orderId] = (await bareOrders(shop.db, 1)) as [number];
  const [id] = await barePayments(shop.db, [{ orderId, provider: 'yookassa', amount: PAYABLE }]);
  await shop.db.execute(sql`UPDATE payments SET state = ${state} WHERE id = ${id}`);
  return { id, orderId };
}

describe('the keys of a payment provider', () => {
  it('are entered by the owner, and the secret is never shown, logged or stored as it is', async () => {
    const owner = await office.complete('owner');
    const lines = recordLog(shop.app);
    expect(await stored(owner)).toEqual({ yookassa: null, tbank: null });
    const saved = await owner.call('PUT', YOOKASSA, body);
    const [yookassa] = saved.json().providers;
    expect(yookassa).toEqual({
      name: 'yookassa',
      stored: {
        account: '100500',
        is_test: false,
        is_on: false,
        is_readable: true,
        changed_at: now.toISOString(),
        changed_by: 'Вера',
        open_payments: 0,
        open_refunds: 0,
      },
      notices_url: expect.stringMatching(
        /^http:\/\/localhost:3000\/callback\/payments\/yookassa\/[\w-]{22}\/$/,
      ),
    });
    const { rows } = await shop.db.execute(sql`SELECT keys FROM payment_providers`);
    expect(await lastActions(1)).toEqual([
      {
        action: 'payment_provider.change',
        entity_id: 'yookassa',
        changes: {
          keys: 'changed',
          account: { from: null, to: '100500' },
          is_test: { from: null, to: false },
          is_on: { from: null, to: false },
        },
      },
    ]);
    const kept = Buffer.from(rows[0]?.keys as Buffer).toString('utf8');
    for (const said of [saved.body, kept, lines, await lastActions(1)].map((one) =>
      JSON.stringify(one),
    )) {
      expect(said).not.toContain(body.secret);
    }
    const path = new URL(yookassa.notices_url).pathname;
    expect((await shop.app.inject({ method: 'POST', url: path, payload: {} })).statusCode).toBe(
      200,
    );
  });

  it('are a matter of the owner, who has shown the second factor within minutes', async () => {
    const manager = await office.complete('manager');
    const owner = await office.complete('owner');
    const calls = [
      ['GET', LIST, undefined],
      ['PUT', YOOKASSA, body],
      ['PUT', `${YOOKASSA}on/`, { is_on: true }],
      ['DELETE', YOOKASSA, undefined],
      ['POST', `${YOOKASSA}check/`, undefined],
    ] as const;
    for (const [method, path, given] of calls) {
      expect([path, (await manager.call(method, path, given)).statusCode]).toEqual([path, 403]);
    }
    const before = now;
    now = new Date(now.getTime() + 11 * 60_000);
    const asked: unknown[] = [];
    for (const [method, path, given] of calls.slice(1, 4)) {
      asked.push((await owner.call(method, path, given)).json().code);
    }
    now = before;
    expect(asked).toEqual(['step_up_required', 'step_up_required', 'step_up_required']);
  });

  it.for([
    ['yookassa', { ...body, account: '100 500' }, 'account'],
    ['yookassa', { ...body, account: '' }, 'account'],
    ['yookassa', { ...body, secret: '' }, 'secret'],
    ['yookassa', { ...body, secret: 'секрет' }, 'secret'],
    ['tbank', { ...ofTbank, account: 'ключ' }, 'account'],
  ] as const)('of %s are refused as %j', async ([name, given, field]) => {
    const owner = await office.complete('owner');
    const answer = await owner.call('PUT', `${LIST}${name}/`, given);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field, 'code']]);
  });

  it('stay where the secret is left empty, but not for another account', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', YOOKASSA, body);
    const tried = await owner.call('PUT', YOOKASSA, { ...body, secret: '', is_test: true });
    expect(tried.json().providers[0].stored).toMatchObject({ is_test: true, is_readable: true });
    expect((await lastActions(1))[0]?.changes).toEqual({ is_test: { from: false, to: true } });
    const other = await owner.call('PUT', YOOKASSA, { ...body, account: '200', secret: '' });
    expect(other.json().secret).toEqual([expect.stringContaining('свой ключ')]);
  });

  it('stay while payments wait, except the secret, and are not removed before refunds are done', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', YOOKASSA, body);
    const { id, orderId } = await openPayment();
    await openPayment('created');
    await openPayment('succeeded');
    const mode = await owner.call('PUT', YOOKASSA, { ...body, is_test: true });
    expect(mode.json().is_test).toEqual([expect.stringMatching(/^Режим .*2\s?оплаты/)]);
    const account = await owner.call('PUT', YOOKASSA, { ...body, account: '200500' });
    expect(account.json().account).toEqual([expect.stringMatching(/^shopId .*2\s?оплаты/)]);
    expect((await owner.call('DELETE', YOOKASSA)).json().non_field_errors).toEqual([
      expect.stringMatching(/2\s?оплаты/),
    ]);
    expect(await stored(owner)).toMatchObject({ yookassa: { account: '100500', is_test: false } });
    const secret = await owner.call('PUT', YOOKASSA, { ...body, secret: 'live_other' });
    expect(secret.json().providers[0].stored).toMatchObject({ open_payments: 2 });

    await shop.db.execute(sql`UPDATE payments SET state = 'cancelled' WHERE state <> 'succeeded'`);
    await shop.db.execute(sql`
      INSERT INTO refunds (id, payment_id, order_id, amount_kopecks, reason, state, created_at)
      VALUES (gen_random_uuid(), ${id}, ${orderId}, 100, '', 'pending', now())`);
    const refused = await owner.call('DELETE', YOOKASSA);
    expect(refused.json().non_field_errors).toEqual([expect.stringMatching(/1\s?возврат/)]);
    await shop.db.execute(sql`UPDATE refunds SET state = 'succeeded'`);
    expect((await owner.call('DELETE', YOOKASSA)).json().providers[0].stored).toBeNull();
    expect((await lastActions(1))[0]).toMatchObject({ action: 'payment_provider.remove' });
  });

  it('of one provider are on at a time, also where both are turned on at once', async () => {
    const owner = await office.complete('owner');
    expect((await owner.call('PUT', `${TBANK}on/`, { is_on: true })).statusCode).toBe(404);
    await owner.call('PUT', YOOKASSA, body);
    await owner.call('PUT', TBANK, ofTbank);
    await owner.call('PUT', `${YOOKASSA}on/`, { is_on: true });
    await owner.call('PUT', `${TBANK}on/`, { is_on: true });
    expect(await stored(owner)).toMatchObject({
      yookassa: { is_on: false },
      tbank: { is_on: true },
    });
    expect((await lastActions(2)).map(({ entity_id, changes }) => [entity_id, changes])).toEqual([
      ['tbank', { is_on: { from: false, to: true } }],
      ['yookassa', { is_on: { from: true, to: false } }],
    ]);
    await Promise.all(
      [YOOKASSA, TBANK, YOOKASSA, TBANK].map((path) =>
        owner.call('PUT', `${path}on/`, { is_on: true }),
      ),
    );
    const both = Object.values(await stored(owner)) as { is_on: boolean }[];
    expect(both.filter((one) => one.is_on)).toHaveLength(1);
  });

  it('are not turned on where the provider refuses them or tells another mode, and are where it is silent', async () => {
    const owner = await office.complete('owner');
    const turnOn = () => owner.call('PUT', `${YOOKASSA}on/`, { is_on: true });
    await owner.call('PUT', TBANK, ofTbank);
    await owner.call('PUT', `${TBANK}on/`, { is_on: true });
    await owner.call('PUT', YOOKASSA, { ...body, secret: 'live_other' });
    const refused = await turnOn();
    expect([refused.statusCode, refused.json().non_field_errors]).toEqual([
      400,
      [expect.stringContaining('Ключи не\u00a0подошли')],
    ]);
    await owner.call('PUT', YOOKASSA, { ...body, is_test: true });
    expect((await turnOn()).json().non_field_errors).toEqual([expect.stringContaining('боевые')]);
    expect(await stored(owner)).toMatchObject({
      yookassa: { is_on: false },
      tbank: { is_on: true },
    });
    emulator.misfortunes.isProxyPage = true;
    await turnOn();
    emulator.misfortunes.isProxyPage = false;
    expect(await stored(owner)).toMatchObject({ yookassa: { is_on: true } });
  });

  it('of a shop that takes money end the payments that were for trying out', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', YOOKASSA, { ...body, is_test: true });
    Object.assign(emulator.shop, { isTest: true });
    await owner.call('PUT', `${YOOKASSA}on/`, { is_on: true });
    Object.assign(emulator.shop, { isTest: false });
    const { id: paymentId = '', orderId } = await openPayment('succeeded');
    const event = { paymentId, orderId, amount: PAYABLE, reference: 'tried', test: true } as const;
    await addEvents(shop.db, [{ ...event, kind: 'charge', result: 'succeeded' }]);
    const status = async () => (await moneyOf(shop.db, [orderId]))[0]?.status;
    expect(await status()).toBe('paid');
    await owner.call('PUT', YOOKASSA, body);
    expect(await status()).toBe('waiting_for_payment');
    await owner.call('PUT', `${YOOKASSA}on/`, { is_on: false });
    expect(await status()).toBe('paid');
  });

  it('are tried, and what the provider tells is compared with what was entered', async () => {
    const owner = await office.complete('owner');
    const outcome = async (path: string) => (await owner.call('POST', `${path}check/`)).json();
    expect((await owner.call('POST', `${YOOKASSA}check/`)).statusCode).toBe(404);
    await owner.call('PUT', YOOKASSA, body);
    expect(await outcome(YOOKASSA)).toEqual({
      outcome: 'works',
      told_account: '100500',
      told_test: false,
      methods: ['bank_card', 'sbp'],
      code: null,
    });
    await owner.call('PUT', YOOKASSA, { ...body, is_test: true });
    expect(await outcome(YOOKASSA)).toMatchObject({ outcome: 'mode_differs', told_test: false });
    emulator.misfortunes.wrong = { account: '200500' };
    expect(await outcome(YOOKASSA)).toMatchObject({
      outcome: 'account_differs',
      told_account: '200500',
    });
    emulator.misfortunes.wrong = {};
    await owner.call('PUT', YOOKASSA, { ...body, secret: 'live_other' });
    expect(await outcome(YOOKASSA)).toMatchObject({ outcome: 'keys_refused', told_account: null });
    emulator.misfortunes.isProxyPage = true;
    expect(await outcome(YOOKASSA)).toMatchObject({ outcome: 'silent' });
    emulator.misfortunes.isProxyPage = false;

    await owner.call('PUT', TBANK, ofTbank);
    expect(await outcome(TBANK)).toMatchObject({ outcome: 'works', told_test: null });
    await owner.call('PUT', TBANK, { ...ofTbank, is_test: false });
    expect(await outcome(TBANK)).toMatchObject({ outcome: 'mode_differs' });
    await owner.call('PUT', TBANK, { ...ofTbank, secret: 'another' });
    expect(await outcome(TBANK)).toMatchObject({ outcome: 'keys_refused' });
  });

  it('are tried ten times in ten minutes', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', TBANK, ofTbank);
    const codes: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) {
      codes.push((await owner.call('POST', `${TBANK}check/`)).statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(200), 429]);
  });

  it('that were sealed by another key are entered anew, as after a copy without the secret', async () => {
    const owner = await office.complete('owner');
    await owner.call('PUT', YOOKASSA, body);
    const foreign = sealSecret(createSealing(randomBytes(32), 'payments'), body.secret);
    await shop.db.execute(sql`UPDATE payment_providers SET keys = ${foreign}`);
    expect(await stored(owner)).toMatchObject({ yookassa: { is_readable: false } });
    const check = await owner.call('POST', `${YOOKASSA}check/`);
    expect(check.json().outcome).toBe('keys_unreadable');
    const on = await owner.call('PUT', `${YOOKASSA}on/`, { is_on: true });
    expect(on.json().non_field_errors).toEqual([expect.stringContaining('заново')]);
    const kept = await owner.call('PUT', YOOKASSA, { ...body, secret: '' });
    expect(kept.json().secret).toEqual([expect.stringContaining('заново')]);
    await openPayment();
    const saved = await owner.call('PUT', YOOKASSA, body);
    expect(saved.json().providers[0].stored).toMatchObject({ is_readable: true });
  });
});
