import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askedPayment, begunOf, sofaReceipt, stateOf } from '#tests/support/asked-payment.ts';
import { openPayments } from '#tests/support/payments.ts';
import type { PaymentMethod } from '../provider.ts';
import { createYookassa, type YookassaOptions } from './yookassa.ts';

const HOUR = 3_600_000;

async function setUp(change: Partial<YookassaOptions> = {}) {
  const emulator = await openPayments();
  const { url, misfortunes, clock } = emulator;
  const account = { shopId: '100500', secretKey: 'test_secret' };
  const provider = createYookassa({ url, ...account, ...change });
  const begin = async (asked = askedPayment()) => ({
    asked,
    begun: begunOf(await provider.begin(asked)),
  });
  const state = async (reference: string) => stateOf(await provider.state({ reference }));
  return { emulator, misfortunes, clock, provider, begin, state };
}

const UNKNOWN = { isUnknown: true };

describe('a payment', () => {
  it('is begun with its sum to the kopeck, its key, and an hour to pay', async () => {
    const { emulator, begin, clock } = await setUp();
    const { asked, begun } = await begin();
    expect(begun).toEqual({
      reference: emulator.payments[0]?.id,
      payUrl: `${emulator.url}/pay/${begun.reference}`,
      expiresAt: new Date(clock.now().getTime() + HOUR),
    });
    expect(emulator.bodies[0]).toMatchObject({
      amount: { value: '61490.29', currency: 'RUB' },
      capture: true,
      confirmation: { type: 'redirect', return_url: asked.returnUrl },
      metadata: { payment_id: asked.key, order: 'Г-1001', purpose: 'prepayment' },
    });
    expect(emulator.bodies[0]).not.toHaveProperty('receipt');
  });

  it('takes a receipt, and a description as long as the provider takes', async () => {
    const { emulator, begin } = await setUp();
    await begin(askedPayment({ receipt: sofaReceipt(), description: 'о'.repeat(300) }));
    const receipt = { tax_system_code: 1, items: [{ description: 'Диван «Пример»' }, {}] };
    expect(emulator.bodies[0]).toMatchObject({ receipt, description: 'о'.repeat(128) });
  });

  it('of one key is one, however often and however much at once it is asked for', async () => {
    const { emulator, provider } = await setUp();
    const asked = askedPayment();
    const answers = await Promise.all([1, 2, 3, 4].map(() => provider.begin(asked)));
    answers.push(await provider.begin(asked));
    expect(new Set(answers.map((one) => begunOf(one).reference)).size).toBe(1);
    expect(emulator.payments).toHaveLength(1);
  });

  it('of a key that was used for another sum is refused', async () => {
    const { emulator, provider, begin } = await setUp();
    const { asked } = await begin();
    expect(await provider.begin({ ...asked, amount: 100 })).toEqual({
      refused: 'by provider',
      code: 'invalid_request Idempotence-Key',
    });
    expect(emulator.payments).toHaveLength(1);
  });

  it('whose POST was done and answered by a 500, or lost, is found by the same key', async () => {
    const { emulator, misfortunes, provider } = await setUp();
    const asked = askedPayment();
    misfortunes.fallsAfterDone = 1;
    expect(await provider.begin(asked)).toEqual(UNKNOWN);
    misfortunes.losesAnswers = 1;
    expect(await provider.begin(asked)).toEqual(UNKNOWN);
    expect(begunOf(await provider.begin(asked)).reference).toBe(emulator.payments[0]?.id);
    expect(emulator.payments).toHaveLength(1);
  });

  it('is told as paid before the answer of its POST is there', async () => {
    const { misfortunes, provider, emulator, state } = await setUp();
    misfortunes.paysBeforeAnswer = true;
    misfortunes.noticesBeforeAnswers = true;
    const { reference } = begunOf(await provider.begin(askedPayment()));
    expect(provider.readNotice(emulator.notices.sent[0]?.body ?? '')).toMatchObject({ reference });
    expect(await state(reference)).toMatchObject({ state: 'succeeded' });
  });

  it.each([
    [{ amount: 6_149_028 }, 'amount'],
    [{ currency: 'USD' }, 'currency'],
    [{ account: '7' }, 'account'],
  ])('that is answered with %o is not for the customer to pay', async (wrong, code) => {
    const { misfortunes, provider } = await setUp();
    misfortunes.wrong = wrong;
    expect(await provider.begin(askedPayment())).toEqual({ refused: 'answer differs', code });
  });

  it('of a shop in another mode is refused', async () => {
    const { misfortunes, provider } = await setUp();
    misfortunes.isOtherMode = true;
    expect(await provider.begin(askedPayment())).toEqual({ refused: 'mode differs', code: 'test' });
    expect(await provider.begin(askedPayment({ isTest: false }))).toHaveProperty('payUrl');
  });
});

describe('the state of a payment', () => {
  it('goes from pending to succeeded, with sum, shop, key and method', async () => {
    const { emulator, begin, state } = await setUp();
    const { asked, begun } = await begin();
    expect(await state(begun.reference)).toMatchObject({ state: 'pending', method: null });
    expect(await emulator.press(begun.payUrl, 'pay', 'sbp')).toBe(asked.returnUrl);
    expect(await state(begun.reference)).toEqual({
      reference: begun.reference,
      state: 'succeeded',
      rawState: 'succeeded',
      amount: 6_149_029,
      currency: 'RUB',
      refunded: 0,
      // A fee of 3.5 %, and 22 % of VAT on it.
      income: 5_886_465,
      isTest: true,
      key: asked.key,
      account: '100500',
      method: 'sbp',
      pendingUntil: null,
      decline: null,
      refunds: [],
    });
  });

  it.each([
    ['decline', 'insufficient_funds', 'insufficient_funds'],
    ['fail-3ds', '3d_secure_failed', 'three_ds_failed'],
  ] as const)('after «%s» is failed, with the reason', async (action, code, reason) => {
    const { emulator, begin, state } = await setUp();
    const { begun } = await begin();
    await emulator.press(begun.payUrl, action);
    expect(await state(begun.reference)).toMatchObject({
      state: 'failed',
      decline: { code, reason },
    });
  });

  it('of a customer who left stays pending for an hour, and is cancelled then', async () => {
    const { emulator, begin, state, clock } = await setUp();
    const { begun } = await begin();
    await emulator.press(begun.payUrl, 'leave');
    await clock.pass(HOUR - 1);
    expect(await state(begun.reference)).toMatchObject({ state: 'pending', decline: null });
    await clock.pass(1);
    expect(await state(begun.reference)).toMatchObject({
      state: 'cancelled',
      decline: { reason: 'not_paid_in_time' },
    });
  });

  it('of a loan stays pending as long as the bank thinks', async () => {
    const { emulator, begin, state, clock } = await setUp();
    const { begun } = await begin();
    await emulator.press(begun.payUrl, 'think', 'loan');
    const pendingUntil = new Date(clock.now().getTime() + 8 * HOUR);
    await clock.pass(7 * HOUR);
    expect(await state(begun.reference)).toMatchObject({
      state: 'pending',
      pendingUntil,
      method: 'loan',
    });
    await clock.pass(HOUR);
    expect(await state(begun.reference)).toMatchObject({ state: 'succeeded' });
  });

  it('is found by our key, on a later page of the list too', async () => {
    const { emulator, misfortunes, begin, provider, clock } = await setUp();
    const asked = askedPayment();
    const begunAt = clock.now();
    misfortunes.fallsAfterDone = 1;
    expect(await provider.begin(asked)).toEqual(UNKNOWN);
    for (let index = 0; index < 5; index += 1) await begin();
    const { key } = asked;
    expect(await provider.state({ key, begunAt })).toMatchObject({
      reference: emulator.payments[0]?.id,
      key,
    });
    expect(await provider.state({ key: randomUUID(), begunAt })).toEqual({ isAbsent: true });
    await clock.pass(26 * HOUR);
    expect(await provider.state({ key, begunAt: clock.now() })).toEqual({ isAbsent: true });
  });

  it('of a reference that the provider does not hold is absent', async () => {
    const { provider } = await setUp();
    expect(await provider.state({ reference: 'none' })).toEqual({ isAbsent: true });
  });

  it('tells wrong sums, currencies and shops as the provider does', async () => {
    const { misfortunes, begin, state } = await setUp();
    const { begun } = await begin();
    misfortunes.wrong = { amount: 1, currency: 'KZT', account: '7' };
    misfortunes.isOtherMode = true;
    expect(await state(begun.reference)).toMatchObject({
      amount: 1,
      currency: 'KZT',
      account: '7',
      isTest: false,
    });
  });

  it('is read through fields, methods and states that are not known', async () => {
    const { emulator, misfortunes, begin, state } = await setUp();
    misfortunes.hasOddFields = true;
    const { begun } = await begin();
    await emulator.press(begun.payUrl, 'pay', 'instalments');
    expect(await state(begun.reference)).toMatchObject({ state: 'succeeded', method: 'other' });
    misfortunes.oddState = 'on_the_moon';
    expect(await state(begun.reference)).toMatchObject({
      state: 'unknown',
      rawState: 'on_the_moon',
      amount: 6_149_029,
    });
  });

  it('is authorised where money is held; a hold is given back once and for all', async () => {
    const { emulator, misfortunes, begin, provider, state } = await setUp();
    misfortunes.holds = true;
    const { begun } = await begin();
    expect(await provider.cancelHold(begun.reference, randomUUID())).toHaveProperty('refused');
    await emulator.press(begun.payUrl, 'pay');
    const held = await state(begun.reference);
    expect(held).toMatchObject({ state: 'authorised' });
    expect(held.pendingUntil?.getTime()).toBeGreaterThan(emulator.clock.now().getTime());
    const key = randomUUID();
    expect(await provider.cancelHold(begun.reference, key)).toEqual({ isCancelled: true });
    expect(await provider.cancelHold(begun.reference, key)).toEqual({ isCancelled: true });
    expect(await state(begun.reference)).toMatchObject({
      state: 'cancelled',
      decline: { reason: 'cancelled_by_shop' },
    });
  });
});

describe('a provider in trouble', () => {
  it.each([
    ['loses requests', { losesRequests: true }],
    ['is asked too often', { isBusy: true }],
    ['sends the page of a proxy', { isProxyPage: true }],
    ['sends the shop elsewhere', { redirects: true }],
    ['answers without end', { isEndless: true }],
  ])('that %s leaves everything unknown', async (_name, misfortune) => {
    const { emulator, misfortunes, provider } = await setUp();
    Object.assign(misfortunes, misfortune);
    const asked = askedPayment();
    expect(await provider.begin(asked)).toEqual(UNKNOWN);
    expect(await provider.state({ reference: 'a' })).toEqual(UNKNOWN);
    expect(await provider.state({ key: asked.key, begunAt: new Date() })).toEqual(UNKNOWN);
    expect(await provider.cancelHold('a', asked.key)).toEqual(UNKNOWN);
    expect(await provider.check()).toEqual({ answer: 'silent' });
    expect(emulator.asked.filter((one) => one.includes('elsewhere'))).toEqual([]);
  });

  it('that is silent, or not there, holds nobody longer than its time', async () => {
    const { misfortunes, provider } = await setUp({ patience: 100 });
    misfortunes.isSilent = true;
    const begun = performance.now();
    expect(await provider.begin(askedPayment())).toEqual(UNKNOWN);
    expect(performance.now() - begun).toBeLessThan(5_000);
    const nowhere = await setUp({ url: 'http://127.0.0.1:9' });
    expect(await nowhere.provider.begin(askedPayment())).toEqual(UNKNOWN);
  });
});

describe('keys', () => {
  it('are checked, with the shop, its mode and its methods', async () => {
    const { provider } = await setUp();
    expect(await provider.check()).toEqual({
      answer: 'works',
      account: '100500',
      isTest: true,
      methods: ['bank_card', 'sbp'],
    });
  });

  it('that are wrong are told, and stand in no answer', async () => {
    const { provider } = await setUp({ secretKey: 'wrong_secret' });
    expect(await provider.check()).toEqual({ answer: 'keys refused' });
    const refused = await provider.begin(askedPayment());
    expect(refused).toEqual({ refused: 'keys refused', code: '401' });
    expect(JSON.stringify(refused)).not.toContain('secret');
  });
});

it('knows the limits of its methods', async () => {
  const { traits } = (await setUp()).provider;
  const most = (method: PaymentMethod) => traits.limits[method]?.most;
  expect([most('card'), most('sbp'), most('loan')]).toEqual([35_000_000, 70_000_000, 150_000_000]);
  expect(traits.life).toEqual({ usual: HOUR, most: HOUR });
  expect([traits.refundsOf('instalments'), traits.repeatsRefund('sbp')]).toEqual(['any', true]);
});
