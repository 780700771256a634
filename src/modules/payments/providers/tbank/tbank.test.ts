import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askedPayment, begunOf, sofaReceipt, stateOf } from '#tests/support/asked-payment.ts';
import { openPayments } from '#tests/support/payments.ts';
import { createTbank, type TbankOptions } from './tbank.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function setUp(change: Partial<TbankOptions> = {}) {
  const emulator = await openPayments();
  const { url, misfortunes, clock, terminal } = emulator;
  const { terminalKey, password } = terminal;
  const provider = createTbank({ url, clock, terminalKey, password, isTest: true, ...change });
  const begin = async (asked = askedPayment()) => ({
    asked,
    begun: begunOf(await provider.begin(asked)),
  });
  const state = async (reference: string) => stateOf(await provider.state({ reference }));
  return { emulator, misfortunes, clock, provider, begin, state };
}

const UNKNOWN = { isUnknown: true };

describe('a payment', () => {
  it('is begun with its sum in kopecks, our key as its order, and a day to pay', async () => {
    const { emulator, begin, clock } = await setUp({ noticesTo: 'http://shop.invalid/n/' });
    const { asked, begun } = await begin();
    expect(begun).toEqual({
      reference: emulator.payments[0]?.id,
      payUrl: `${emulator.url}/pay/${begun.reference}`,
      expiresAt: new Date(clock.now().getTime() + DAY),
    });
    expect(emulator.bodies[0]).toMatchObject({
      TerminalKey: '1700000000000DEMO',
      Amount: 6_149_029,
      OrderId: asked.key,
      PayType: 'O',
      SuccessURL: asked.returnUrl,
      FailURL: asked.returnUrl,
      RedirectDueDate: '2026-11-28T10:00:00+00:00',
      NotificationURL: 'http://shop.invalid/n/',
      DATA: { order: 'Г-1001', purpose: 'prepayment' },
    });
    expect(JSON.stringify(emulator.bodies)).not.toContain('test_password');
  });

  it('may be paid until a day that the shop says, of ninety at most', async () => {
    const { emulator, provider, clock } = await setUp();
    const payBy = new Date(clock.now().getTime() + 30 * DAY);
    const asked = askedPayment({ payBy, receipt: sofaReceipt(), description: 'о'.repeat(300) });
    expect(await provider.begin(asked)).toMatchObject({ expiresAt: payBy });
    expect(emulator.bodies[0]).toMatchObject({
      Receipt: { FfdVersion: '1.2', Taxation: 'osn', Items: [{ Name: 'Диван «Пример»' }, {}] },
      Description: 'о'.repeat(140),
    });
    const late = askedPayment({ payBy: new Date(clock.now().getTime() + 200 * DAY) });
    expect(await provider.begin(late)).toMatchObject({
      expiresAt: new Date(clock.now().getTime() + 90 * DAY),
    });
  });

  it('whose Init was lost is known by its key, and has no address any more', async () => {
    const { emulator, misfortunes, provider, clock } = await setUp();
    const asked = askedPayment();
    misfortunes.losesAnswers = 1;
    expect(await provider.begin(asked)).toEqual(UNKNOWN);
    expect(await provider.begin(asked)).toMatchObject({ refused: 'key used' });
    const { key } = asked;
    expect(await provider.state({ key, begunAt: clock.now() })).toMatchObject({
      reference: emulator.payments[0]?.id,
      state: 'pending',
      key,
    });
    expect(emulator.payments).toHaveLength(1);
  });

  it('of one key is one, however much at once it is asked for', async () => {
    const { emulator, provider } = await setUp();
    const asked = askedPayment();
    const answers = await Promise.all([1, 2, 3].map(() => provider.begin(asked)));
    expect(answers.filter((one) => 'payUrl' in one)).toHaveLength(1);
    expect(emulator.payments).toHaveLength(1);
  });

  it('that is one of several of its key is the one with the money', async () => {
    const { emulator, misfortunes, provider, begin, clock } = await setUp();
    misfortunes.takesOrderTwice = true;
    const { asked, begun } = await begin();
    const { key } = asked;
    await begin(asked);
    const last = await provider.state({ key, begunAt: clock.now() });
    expect(last).toMatchObject({ reference: emulator.payments[1]?.id, state: 'pending' });
    await emulator.press(begun.payUrl, 'pay');
    const paid = await provider.state({ key, begunAt: clock.now() });
    expect(paid).toMatchObject({ reference: begun.reference, state: 'succeeded' });
  });

  it('that the provider refuses is refused with its code', async () => {
    const { provider } = await setUp();
    const refused = await provider.begin(askedPayment({ amount: 99 }));
    expect(refused).toEqual({ refused: 'by provider', code: '9' });
  });

  it.each([
    [{ amount: 6_149_028 }, 'amount'],
    [{ account: '7' }, 'account'],
  ])('that is answered with %o is not for the customer to pay', async (wrong, code) => {
    const { misfortunes, provider } = await setUp();
    misfortunes.wrong = wrong;
    expect(await provider.begin(askedPayment())).toEqual({ refused: 'answer differs', code });
  });

  it('of another mode than the terminal is not even asked for', async () => {
    const { emulator, provider } = await setUp();
    const asked = askedPayment({ isTest: false });
    expect(await provider.begin(asked)).toMatchObject({ refused: 'mode differs' });
    expect(emulator.asked).toEqual([]);
  });
});

describe('the state of a payment', () => {
  it('goes from pending to succeeded, with sum, terminal, key and method', async () => {
    const { emulator, begin, state } = await setUp();
    const { asked, begun } = await begin();
    expect(await state(begun.reference)).toMatchObject({ state: 'pending', rawState: 'NEW' });
    expect(await emulator.press(begun.payUrl, 'pay', 'bnpl')).toBe(asked.returnUrl);
    expect(await state(begun.reference)).toEqual({
      reference: begun.reference,
      state: 'succeeded',
      rawState: 'CONFIRMED',
      amount: 6_149_029,
      currency: null,
      refunded: 0,
      income: null,
      isTest: true,
      key: asked.key,
      account: '1700000000000DEMO',
      method: 'bnpl',
      pendingUntil: null,
      decline: null,
      refunds: [],
    });
  });

  it('of a declined card has the reason that only the order tells', async () => {
    const { emulator, begin, state } = await setUp();
    const { begun } = await begin();
    await emulator.press(begun.payUrl, 'decline');
    expect(await state(begun.reference)).toMatchObject({
      state: 'failed',
      rawState: 'REJECTED',
      decline: { code: '1051', reason: 'insufficient_funds' },
    });
  });

  it('after a failed 3-D Secure stays pending: the customer may try again', async () => {
    const { emulator, begin, state } = await setUp();
    const { begun } = await begin();
    await emulator.press(begun.payUrl, 'fail-3ds');
    expect(await state(begun.reference)).toMatchObject({
      state: 'pending',
      decline: { code: 'AUTH_FAIL', reason: 'three_ds_failed' },
    });
    await emulator.press(begun.payUrl, 'pay');
    expect(await state(begun.reference)).toMatchObject({ state: 'succeeded', decline: null });
  });

  it('of a customer who left is cancelled when the time to pay is over', async () => {
    const { emulator, begin, state, clock } = await setUp();
    const { begun } = await begin();
    await emulator.press(begun.payUrl, 'leave');
    expect(await state(begun.reference)).toMatchObject({ rawState: 'FORM_SHOWED' });
    await clock.pass(DAY);
    expect(await state(begun.reference)).toMatchObject({
      state: 'cancelled',
      decline: { code: 'DEADLINE_EXPIRED', reason: 'not_paid_in_time' },
    });
  });

  it('is pending while the bank thinks', async () => {
    const { emulator, begin, state, clock } = await setUp();
    const { begun } = await begin();
    await emulator.press(begun.payUrl, 'think', 'loan');
    await clock.pass(7 * HOUR);
    expect(await state(begun.reference)).toMatchObject({ state: 'pending', method: 'other' });
    await clock.pass(HOUR);
    expect(await state(begun.reference)).toMatchObject({ state: 'succeeded' });
  });

  it('of a key or a reference that the provider does not hold is absent', async () => {
    const { provider, clock } = await setUp();
    const question = { key: randomUUID(), begunAt: clock.now() };
    expect(await provider.state(question)).toEqual({ isAbsent: true });
    expect(await provider.state({ reference: '404' })).toEqual({ isAbsent: true });
  });

  it('tells wrong sums and terminals as the provider does', async () => {
    const { misfortunes, begin, state } = await setUp();
    const { begun } = await begin();
    misfortunes.wrong = { amount: 1, account: '7' };
    expect(await state(begun.reference)).toMatchObject({ amount: 1, account: '7' });
  });

  it('is read through fields and states that are not known', async () => {
    const { misfortunes, begin, state } = await setUp();
    misfortunes.hasOddFields = true;
    const { begun } = await begin();
    misfortunes.oddState = 'ON_THE_MOON';
    expect(await state(begun.reference)).toMatchObject({
      state: 'unknown',
      rawState: 'ON_THE_MOON',
      amount: 6_149_029,
    });
  });
});

describe('a hold', () => {
  it('is given back whole, and found given back when asked again', async () => {
    const { emulator, misfortunes, begin, provider, state } = await setUp();
    misfortunes.holds = true;
    const { begun } = await begin();
    await emulator.press(begun.payUrl, 'pay', 'instalments');
    expect(await state(begun.reference)).toMatchObject({ state: 'authorised' });
    const key = randomUUID();
    expect(await provider.cancelHold(begun.reference, key)).toEqual({ isCancelled: true });
    expect(emulator.bodies.at(-1)).toMatchObject({
      ExternalRequestId: key,
      Route: 'TCB',
      Source: 'Installment',
    });
    expect(await provider.cancelHold(begun.reference, key)).toEqual({ isCancelled: true });
    expect(await state(begun.reference)).toMatchObject({ state: 'cancelled' });
  });

  it('of money that was taken is not there: nothing is refunded by mistake', async () => {
    const { emulator, begin, provider, state } = await setUp();
    const { begun } = await begin();
    await emulator.press(begun.payUrl, 'pay');
    expect(await provider.cancelHold(begun.reference, randomUUID())).toEqual({
      refused: 'by provider',
      code: 'CONFIRMED',
    });
    expect(await state(begun.reference)).toMatchObject({ rawState: 'CONFIRMED' });
    expect(await provider.cancelHold('404', randomUUID())).toHaveProperty('refused');
  });

  it('of a payment that nobody has paid ends it', async () => {
    const { begin, provider, state } = await setUp();
    const { begun } = await begin();
    expect(await provider.cancelHold(begun.reference, randomUUID())).toEqual({ isCancelled: true });
    expect(await state(begun.reference)).toMatchObject({ rawState: 'CANCELED' });
  });
});

describe('a provider in trouble', () => {
  it.each([
    ['loses requests', { losesRequests: true }],
    ['is asked too often', { isBusy: true }],
    ['sends the page of a proxy', { isProxyPage: true }],
    ['sends the shop elsewhere', { redirects: true }],
    ['answers without end', { isEndless: true }],
    ['falls over when it is done', { fallsAfterDone: 1 }],
  ])('that %s leaves a payment unknown', async (_name, misfortune) => {
    const { emulator, misfortunes, provider } = await setUp();
    Object.assign(misfortunes, misfortune);
    expect(await provider.begin(askedPayment())).toEqual(UNKNOWN);
    expect(emulator.asked.filter((one) => one.includes('elsewhere'))).toEqual([]);
  });

  it('that is silent, or not there, holds nobody longer than its time', async () => {
    const { misfortunes, provider, clock } = await setUp({ patience: 100 });
    misfortunes.isSilent = true;
    const begun = performance.now();
    expect(await provider.begin(askedPayment())).toEqual(UNKNOWN);
    expect(await provider.state({ reference: '1' })).toEqual(UNKNOWN);
    expect(await provider.state({ key: 'a', begunAt: clock.now() })).toEqual(UNKNOWN);
    expect(await provider.cancelHold('1', randomUUID())).toEqual(UNKNOWN);
    expect(await provider.check()).toEqual({ answer: 'silent' });
    expect(performance.now() - begun).toBeLessThan(10_000);
    const nowhere = await setUp({ url: 'http://127.0.0.1:9' });
    expect(await nowhere.provider.begin(askedPayment())).toEqual(UNKNOWN);
  });
});

describe('keys', () => {
  it('are checked', async () => {
    const { provider } = await setUp();
    expect(await provider.check()).toEqual({
      answer: 'works',
      account: '1700000000000DEMO',
      isTest: null,
      methods: [],
    });
  });

  it.each([
    [{ password: 'wrong_password' }, '204'],
    [{ terminalKey: 'wrong_terminal' }, '205'],
  ])('that are wrong (%o) are told, and stand in no answer', async (change, code) => {
    const { provider } = await setUp(change);
    expect(await provider.check()).toEqual({ answer: 'keys refused' });
    const refused = await provider.begin(askedPayment());
    expect(refused).toEqual({ refused: 'keys refused', code });
    expect(JSON.stringify(refused)).not.toContain('wrong');
  });
});

it('knows what its methods allow', async () => {
  const { traits } = (await setUp()).provider;
  expect(traits.limits.sbp?.least).toBe(1_000);
  expect(traits.life).toEqual({ usual: DAY, most: 90 * DAY });
  expect([traits.refundsOf('instalments'), traits.refundsOf('bnpl')]).toEqual(['hold', 'any']);
  expect((['card', 'sbp', null] as const).map(traits.repeatsRefund)).toEqual([true, false, false]);
});
