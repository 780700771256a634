import { describe, expect, it } from 'vitest';
import { askedPayment, askedRefund, begunOf, stateOf } from '#tests/support/asked-payment.ts';
import { openPayments } from '#tests/support/payments.ts';
import type { PaymentMethod } from '../provider.ts';
import { createTbank } from './tbank.ts';

const HOUR = 3_600_000;
const ADDRESS = '{"TerminalKey":"1700000000000DEMO","PaymentId":"../Cancel"}';

/** A payment that was paid by this method. */
async function setUp(method: 'card' | 'sbp' | 'bnpl' | 'instalments' = 'card') {
  const emulator = await openPayments();
  const { url, misfortunes, clock, terminal } = emulator;
  const { terminalKey, password } = terminal;
  const provider = createTbank({ url, clock, terminalKey, password, isTest: true });
  const asked = askedPayment();
  const { reference, payUrl } = begunOf(await provider.begin(asked));
  await emulator.press(payUrl, 'pay', method);
  const state = async () => stateOf(await provider.state({ reference }));
  const [payment] = emulator.payments;
  if (!payment) throw new Error('no payment');
  return { emulator, misfortunes, clock, provider, asked, reference, state, payment };
}

describe('a refund', () => {
  it('of a part is done, and the payment stays succeeded; its sum is ours to know', async () => {
    const { provider, reference, state } = await setUp();
    const refund = askedRefund(reference);
    expect(await provider.refund(refund)).toMatchObject({ state: 'succeeded', refusal: null });
    expect(await state()).toMatchObject({ state: 'succeeded', refunded: null });
    const question = { ...refund, reference: null };
    expect(await provider.refundState(question)).toMatchObject({ state: 'succeeded' });
    const second = { ...question, refundedBefore: 1_000_029 };
    expect(await provider.refundState(second)).toMatchObject({ state: 'unknown' });
  });

  it('of all that was paid tells its sum', async () => {
    const { provider, reference, state } = await setUp();
    const refund = askedRefund(reference, { amount: 6_149_029 });
    expect(await provider.refund(refund)).toMatchObject({ state: 'succeeded' });
    expect(await state()).toMatchObject({ rawState: 'REFUNDED', refunded: 6_149_029 });
  });

  it.each([
    ['card', {}],
    ['bnpl', { Route: 'BNPL', Source: 'BNPL' }],
  ] as const)('by %s names our id, by which it is one refund', async (method, fields) => {
    const { provider, reference, misfortunes, payment, emulator } = await setUp(method);
    const refund = askedRefund(reference, { method });
    misfortunes.fallsAfterDone = 1;
    expect(await provider.refund(refund)).toMatchObject({ state: 'unknown' });
    expect(await provider.refund(refund)).toMatchObject({ state: 'succeeded' });
    expect(payment.refunds).toHaveLength(1);
    expect(emulator.bodies.at(-1)).toMatchObject({ ExternalRequestId: refund.key, ...fields });
  });

  it('by SBP has no id of ours, and is told by asking', async () => {
    const { provider, reference, clock, emulator } = await setUp('sbp');
    const refund = askedRefund(reference, { method: 'sbp' });
    expect(await provider.refund(refund)).toMatchObject({ state: 'pending' });
    expect(emulator.bodies.at(-1)).not.toHaveProperty('ExternalRequestId');
    const question = { ...refund, reference: null };
    expect(await provider.refundState(question)).toMatchObject({ state: 'pending' });
    await clock.pass(HOUR);
    expect(await provider.refundState(question)).toMatchObject({ state: 'succeeded' });
  });

  it('of instalments whose money was taken is not asked for', async () => {
    const { provider, reference, emulator } = await setUp('instalments');
    const asked = emulator.asked.length;
    const method: PaymentMethod = 'instalments';
    expect(await provider.refund(askedRefund(reference, { method }))).toMatchObject({
      state: 'refused',
      refusal: { reason: 'not_by_method' },
    });
    expect(emulator.asked).toHaveLength(asked);
  });

  it('that waits and is refused later, or was undone in silence, is absent', async () => {
    const { provider, reference, misfortunes, clock, emulator } = await setUp();
    misfortunes.refusesRefunds = '8';
    const refund = askedRefund(reference);
    const question = { ...refund, reference: null };
    expect(await provider.refund(refund)).toMatchObject({ state: 'pending' });
    await clock.pass(HOUR);
    expect(await provider.refundState(question)).toMatchObject({ state: 'absent' });
    misfortunes.refusesRefunds = null;
    const other = askedRefund(reference);
    expect(await provider.refund(other)).toMatchObject({ state: 'succeeded' });
    emulator.undoRefund(reference);
    const undone = { ...other, reference: null };
    expect(await provider.refundState(undone)).toMatchObject({ state: 'absent' });
  });

  it('of more than is left is refused', async () => {
    const { provider, reference } = await setUp();
    expect(await provider.refund(askedRefund(reference, { amount: 6_149_030 }))).toMatchObject({
      state: 'refused',
      refusal: { code: '8', reason: 'declined' },
    });
    expect(await provider.refund(askedRefund('404'))).toMatchObject({ state: 'refused' });
  });

  it('of a state that is not known, or with keys that are not taken, is unknown', async () => {
    const { provider, reference, misfortunes, emulator, clock } = await setUp();
    misfortunes.oddState = 'ON_THE_MOON';
    expect(await provider.refund(askedRefund(reference))).toMatchObject({ state: 'unknown' });
    const question = { ...askedRefund(reference), reference: null };
    expect(await provider.refundState(question)).toMatchObject({ state: 'unknown' });
    const { url } = emulator;
    const keys = { terminalKey: emulator.terminal.terminalKey, password: 'wrong' };
    const other = createTbank({ url, clock, ...keys, isTest: true });
    expect(await other.refund(askedRefund(reference))).toMatchObject({ state: 'unknown' });
  });
});

describe('a notice', () => {
  it('of each step is signed; the steps of one stage come at once', async () => {
    const { emulator, provider, asked, reference } = await setUp();
    const bodies = emulator.notices.sent.map(({ body }) => body);
    expect(bodies.map((body) => JSON.parse(body).Status)).toEqual(['AUTHORIZED', 'CONFIRMED']);
    for (const body of bodies) {
      const notice = provider.readNotice(body);
      expect(notice).toMatchObject({ verdict: 'signed', key: asked.key, reference });
      expect(notice.kept).not.toMatch(/Pan|CardId|ExpDate|RebillId|0777|1230/);
      expect(JSON.parse(notice.kept)).toMatchObject({ Amount: 6_149_029, OrderId: asked.key });
    }
  });

  it('with fields that are not known is signed all the same', async () => {
    const { emulator, provider, reference, misfortunes } = await setUp();
    misfortunes.hasOddFields = true;
    await provider.refund(askedRefund(reference));
    const body = emulator.notices.sent.at(-1)?.body ?? '';
    expect(body).toContain('Odd');
    expect(provider.readNotice(body).verdict).toBe('signed');
  });

  it.each([
    ['by another password', { signsWrongly: true }],
    ['by a rule that has changed', { signsByNewRule: true }],
  ])('that is signed %s says only what to ask for', async (_name, misfortune) => {
    const { emulator, provider, asked, reference, misfortunes } = await setUp();
    Object.assign(misfortunes, misfortune);
    await provider.refund(askedRefund(reference));
    const notice = provider.readNotice(emulator.notices.sent.at(-1)?.body ?? '');
    expect(notice).toMatchObject({ verdict: 'wrong signature', key: asked.key, reference });
    expect(notice.kept).not.toContain('0777');
  });

  it('whose sum was changed on its way has a wrong signature', async () => {
    const { emulator, provider } = await setUp();
    const body = emulator.notices.sent[0]?.body.replace('6149029', '100') ?? '';
    expect(provider.readNotice(body).verdict).toBe('wrong signature');
  });

  it('is signed by the digits as they stand, of ids that no number holds as well', async () => {
    const { emulator, provider } = await setUp();
    const { terminalKey: TerminalKey } = emulator.terminal;
    const body = emulator.signed({ TerminalKey, OrderId: 'a', PaymentId: '12345678901234567890' });
    const numeric = body.replace('"12345678901234567890"', '12345678901234567890');
    expect(provider.readNotice(numeric)).toMatchObject({
      verdict: 'signed',
      reference: '12345678901234567890',
    });
  });

  it('of another terminal is told apart', async () => {
    const { emulator, provider } = await setUp();
    const body = emulator.signed({ TerminalKey: 'another', OrderId: 'a', PaymentId: 1 });
    expect(provider.readNotice(body).verdict).toBe('another account');
  });

  it.each([
    ['no JSON', 'Status=CONFIRMED', 'unreadable'],
    ['no object', '7', 'unreadable'],
    ['a deep list', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'unreadable'],
    ['an address in place of an id', ADDRESS, 'wrong signature'],
    ['too much', JSON.stringify({ TerminalKey: 'a', more: 'x'.repeat(70_000) }), 'unreadable'],
  ])('that is %s is no word about a payment', async (_name, body, verdict) => {
    const { provider } = await setUp();
    expect(provider.readNotice(body)).toMatchObject({ verdict, key: null, reference: null });
  });
});
