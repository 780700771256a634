import { describe, expect, it } from 'vitest';
import { askedPayment, askedRefund, begunOf, stateOf } from '#tests/support/asked-payment.ts';
import { openPayments } from '#tests/support/payments.ts';
import { createYookassa } from './yookassa.ts';

const HOUR = 3_600_000;

/** A payment that was paid. */
async function setUp() {
  const emulator = await openPayments();
  const { url, misfortunes, clock } = emulator;
  const provider = createYookassa({ url, shopId: '100500', secretKey: 'test_secret' });
  const asked = askedPayment();
  const { reference, payUrl } = begunOf(await provider.begin(asked));
  await emulator.press(payUrl, 'pay');
  const state = async () => stateOf(await provider.state({ reference }));
  const [payment] = emulator.payments;
  if (!payment) throw new Error('no payment');
  return { emulator, misfortunes, clock, provider, asked, reference, state, payment };
}

describe('a refund', () => {
  it('of a part is done, told with its key, and the payment stays succeeded', async () => {
    const { provider, reference, state, emulator } = await setUp();
    const refund = askedRefund(reference);
    const done = await provider.refund(refund);
    expect(done).toMatchObject({ state: 'succeeded', refusal: null });
    expect(emulator.bodies.at(-1)).toMatchObject({ amount: { value: '10000.29' } });
    expect(await state()).toMatchObject({
      state: 'succeeded',
      amount: 6_149_029,
      refunded: 1_000_029,
      refunds: [
        { reference: done.reference, key: refund.key, amount: 1_000_029, state: 'succeeded' },
      ],
    });
  });

  it('whose answer was lost is the same one when it is sent again', async () => {
    const { provider, reference, misfortunes, payment } = await setUp();
    const refund = askedRefund(reference);
    misfortunes.fallsAfterDone = 1;
    expect(await provider.refund(refund)).toMatchObject({ state: 'unknown' });
    expect(await provider.refundState({ ...refund, reference: null })).toMatchObject({
      state: 'succeeded',
      reference: payment.refunds[0]?.id,
    });
    const [again, more] = await Promise.all([provider.refund(refund), provider.refund(refund)]);
    expect([again.state, more.state]).toEqual(['succeeded', 'succeeded']);
    expect(payment.refunds).toHaveLength(1);
  });

  it('that never arrived is absent; one that is listed without our key may be it', async () => {
    const { provider, reference, misfortunes, emulator, payment } = await setUp();
    const refund = askedRefund(reference);
    misfortunes.losesRequests = true;
    expect(await provider.refund(refund)).toMatchObject({ state: 'unknown' });
    misfortunes.losesRequests = false;
    const question = { ...refund, reference: null };
    expect(await provider.refundState(question)).toMatchObject({ state: 'absent' });
    await emulator.refundInCabinet(payment, 500);
    expect(await provider.refundState(question)).toMatchObject({ state: 'unknown' });
  });

  it('that waits and is refused later is told by asking: no notice comes', async () => {
    const { provider, reference, misfortunes, clock, emulator } = await setUp();
    misfortunes.refusesRefunds = 'insufficient_funds';
    const refund = askedRefund(reference);
    const notices = emulator.notices.sent.length;
    const waiting = await provider.refund(refund);
    expect(waiting).toMatchObject({ state: 'pending' });
    await clock.pass(HOUR);
    expect(await provider.refundState({ ...refund, reference: waiting.reference })).toMatchObject({
      state: 'refused',
      refusal: { code: 'insufficient_funds', reason: 'takings_too_small' },
    });
    expect(emulator.notices.sent).toHaveLength(notices);
  });

  it('that waits and succeeds is told', async () => {
    const { provider, reference, misfortunes, clock, state } = await setUp();
    misfortunes.refundsWait = true;
    const refund = askedRefund(reference);
    const waiting = await provider.refund(refund);
    expect(await state()).toMatchObject({ refunded: 0, refunds: [{ state: 'pending' }] });
    await clock.pass(HOUR);
    expect(await provider.refundState({ ...refund, reference: waiting.reference })).toMatchObject({
      state: 'succeeded',
    });
  });

  it('that was undone in silence is absent, and the sum has fallen', async () => {
    const { provider, reference, emulator, state } = await setUp();
    const refund = askedRefund(reference);
    const done = await provider.refund(refund);
    emulator.undoRefund(reference);
    const question = { ...refund, reference: done.reference };
    expect(await provider.refundState(question)).toMatchObject({ state: 'absent' });
    expect(await state()).toMatchObject({ refunded: 0, refunds: [] });
  });

  it('of more than is left is refused', async () => {
    const { provider, reference, payment } = await setUp();
    expect(await provider.refund(askedRefund(reference, { amount: 6_149_030 }))).toMatchObject({
      state: 'refused',
      refusal: { code: 'invalid_request amount', reason: 'declined' },
    });
    expect(payment.refunds).toHaveLength(0);
  });

  it('that was made in the cabinet is known', async () => {
    const { emulator, payment, state } = await setUp();
    await emulator.refundInCabinet(payment, 700);
    expect(await state()).toMatchObject({ refunds: [{ key: null, amount: 700 }], refunded: 700 });
  });

  it.each([[{ amount: 1 }], [{ currency: 'USD' }]])(
    'that is answered with %o is not believed, nor one of a state that is not known',
    async (wrong) => {
      const { provider, reference, misfortunes } = await setUp();
      misfortunes.wrong = wrong;
      expect(await provider.refund(askedRefund(reference))).toMatchObject({ state: 'unknown' });
      misfortunes.wrong = {};
      misfortunes.oddState = 'on_the_moon';
      expect(await provider.refund(askedRefund(reference))).toMatchObject({ state: 'unknown' });
    },
  );

  it('with keys that are not taken is unknown, not refused for good', async () => {
    const { emulator, reference } = await setUp();
    const { url } = emulator;
    const other = createYookassa({ url, shopId: '100500', secretKey: 'wrong' });
    expect(await other.refund(askedRefund(reference))).toMatchObject({ state: 'unknown' });
  });
});

describe('a notice', () => {
  it('tells key and reference, and keeps nothing of a card', async () => {
    const { emulator, provider, asked, reference } = await setUp();
    const body = emulator.notices.sent[0]?.body ?? '';
    expect(body).toContain('5555');
    const notice = provider.readNotice(body);
    expect(notice).toMatchObject({ verdict: 'unsigned', key: asked.key, reference });
    expect(notice.kept).not.toMatch(/4477|5555|2030/);
    expect(JSON.parse(notice.kept)).toMatchObject({
      event: 'payment.succeeded',
      object: { id: reference, payment_method: { type: 'bank_card' } },
    });
  });

  it('of a refund tells its payment', async () => {
    const { emulator, provider, reference } = await setUp();
    await provider.refund(askedRefund(reference));
    const body = emulator.notices.sent.at(-1)?.body ?? '';
    expect(provider.readNotice(body)).toMatchObject({ key: null, reference });
  });

  it('that is forged tells nothing but what to ask for', async () => {
    const { provider } = await setUp();
    const object = { id: 'forged-1', status: 'succeeded', paid: true };
    const notice = provider.readNotice(JSON.stringify({ event: 'payment.succeeded', object }));
    expect(Object.keys(notice).toSorted()).toEqual(['kept', 'key', 'reference', 'verdict']);
    expect(await provider.state({ reference: notice.reference ?? '' })).toEqual({ isAbsent: true });
  });

  it('of another shop is told apart', async () => {
    const { provider } = await setUp();
    const object = { id: 'a', recipient: { account_id: '7' } };
    const body = JSON.stringify({ event: 'payment.succeeded', object });
    expect(provider.readNotice(body).verdict).toBe('another account');
  });

  it.each([
    ['no JSON', 'status=paid'],
    ['an address in place of an id', '{"event":"payment.succeeded","object":{"id":"../me"}}'],
    ['nothing', ''],
    ['a deep list', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['too much', JSON.stringify({ event: 'a', object: { id: 'b', filler: 'x'.repeat(70_000) } })],
  ])('that is %s is unreadable, and nothing of it is kept', async (_name, body) => {
    const { provider } = await setUp();
    expect(provider.readNotice(body)).toEqual({
      verdict: 'unreadable',
      key: null,
      reference: null,
      kept: '',
    });
  });
});
