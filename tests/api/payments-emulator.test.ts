import { describe, expect, it } from 'vitest';
import { createTbank } from '#modules/payments/providers/tbank/tbank.ts';
import { createYookassa } from '#modules/payments/providers/yookassa/yookassa.ts';
import { askedPayment, askedRefund, begunOf } from '#tests/support/asked-payment.ts';
import { openNoticeReceiver } from '#tests/support/notice-receiver.ts';
import { openPayments } from '#tests/support/payments.ts';

const HOUR = 3_600_000;

/** Both providers, and a shop that takes their notices. */
async function setUp() {
  const shop = await openNoticeReceiver();
  const noticesTo = shop.url;
  const emulator = await openPayments({ yookassa: { noticesTo }, tbank: { noticesTo } });
  const { url, clock, misfortunes, terminal } = emulator;
  const { terminalKey, password } = terminal;
  const yookassa = createYookassa({ url, shopId: '100500', secretKey: 'test_secret' });
  const tbank = createTbank({ url, clock, terminalKey, password, isTest: true });
  const steps = () =>
    shop.received.map((body) => {
      const read = JSON.parse(body);
      return String(read.Status ?? read.event);
    });
  return { emulator, shop, clock, misfortunes, yookassa, tbank, steps };
}

describe('notices of the emulator', () => {
  it('reach the shop, of both providers, each once', async () => {
    const { emulator, yookassa, tbank, steps, clock } = await setUp();
    const one = begunOf(await yookassa.begin(askedPayment()));
    const other = begunOf(await tbank.begin(askedPayment()));
    await emulator.press(one.payUrl, 'pay');
    await emulator.press(other.payUrl, 'pay');
    await clock.pass(30 * HOUR);
    expect(steps().toSorted()).toEqual(['AUTHORIZED', 'CONFIRMED', 'payment.succeeded']);
  });

  it('come twice, in another order, late, or not at all', async () => {
    const { emulator, tbank, misfortunes, steps, clock, shop } = await setUp();
    const { payUrl } = begunOf(await tbank.begin(askedPayment()));
    misfortunes.reorders = true;
    await emulator.press(payUrl, 'pay');
    expect(steps()).toEqual([]);
    await emulator.notices.deliverHeld();
    expect(steps()).toEqual(['CONFIRMED', 'AUTHORIZED']);
    misfortunes.reorders = false;

    misfortunes.duplicates = 2;
    const reference = payUrl.split('/').at(-1) ?? '';
    await tbank.refund(askedRefund(reference));
    await emulator.notices.settled();
    expect(steps().slice(2)).toEqual(Array(3).fill('PARTIAL_REFUNDED'));
    misfortunes.duplicates = 0;

    misfortunes.lateBy = 23 * HOUR;
    await tbank.refund(askedRefund(reference));
    await clock.pass(23 * HOUR - 1);
    expect(steps()).toHaveLength(5);
    await clock.pass(1);
    expect(steps()).toHaveLength(6);
    misfortunes.lateBy = 0;

    misfortunes.losesNotices = true;
    await tbank.refund(askedRefund(reference));
    misfortunes.losesNotices = false;
    misfortunes.refundsWithoutNotice = true;
    await tbank.refund(askedRefund(reference));
    await emulator.notices.settled();
    expect(shop.received).toHaveLength(6);
  });

  it('are repeated each hour for a day until they are taken as the provider demands', async () => {
    const { emulator, tbank, yookassa, shop, clock } = await setUp();
    shop.answer.text = 'Принято';
    const one = begunOf(await yookassa.begin(askedPayment()));
    await emulator.press(one.payUrl, 'pay');
    await clock.pass(3 * HOUR);
    expect(shop.received).toHaveLength(1);

    const { payUrl } = begunOf(await tbank.begin(askedPayment()));
    await emulator.press(payUrl, 'decline');
    await clock.pass(2 * HOUR);
    expect(shop.received).toHaveLength(4);
    shop.answer.text = tbank.traits.acknowledgement;
    await clock.pass(30 * HOUR);
    expect(shop.received).toHaveLength(5);

    shop.answer.status = 500;
    const third = begunOf(await tbank.begin(askedPayment()));
    await emulator.press(third.payUrl, 'decline');
    await clock.pass(100 * HOUR);
    expect(shop.received).toHaveLength(5 + 24);
  });
});

it('a key of YooKassa is forgotten after a day: then it makes another payment', async () => {
  const { emulator, yookassa, clock } = await setUp();
  const asked = askedPayment();
  const { reference } = begunOf(await yookassa.begin(asked));
  const { keysLive } = yookassa.traits;
  await clock.pass((keysLive ?? 0) - 1);
  expect(begunOf(await yookassa.begin(asked)).reference).toBe(reference);
  await clock.pass(1);
  expect(begunOf(await yookassa.begin(asked)).reference).not.toBe(reference);
  expect(emulator.payments).toHaveLength(2);
});

it('the payment page has a button for each fate, and none when it is over', async () => {
  const { emulator, yookassa } = await setUp();
  const description = 'Стол <b>"Ладога"</b>';
  const { payUrl } = begunOf(await yookassa.begin(askedPayment({ description })));
  const page = () => fetch(payUrl).then((answer) => answer.text());
  const open = await page();
  for (const caption of [
    'Оплатить',
    'Отказ банка',
    '3-D Secure не прошёл',
    'Уйти без оплаты',
    'Банк думает 8 часов',
  ]) {
    expect(open).toContain(`>${caption}</button>`);
  }
  expect(open).toContain('61\u00a0490,29\u00a0₽');
  expect(open).not.toContain('<b>');
  await emulator.press(payUrl, 'pay');
  expect(await page()).not.toContain('</button>');
  await emulator.press(payUrl, 'decline');
  expect(emulator.payments[0]).toMatchObject({ stage: 'paid' });
});
