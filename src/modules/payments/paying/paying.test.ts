import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, newCustomerForm } from '#tests/support/order-form.ts';
import { callOf, linkIn, orderWithLink } from '#tests/support/order-links.ts';
import { giveMoneyBack, moneyOfOrder, noteMoney } from '#tests/support/order-money.ts';
import { payingByLink } from '#tests/support/paying-by-link.ts';
import { emulatorOfShop, leadTo } from '#tests/support/provider-of-shop.ts';
import { setTill } from '#tests/support/receipts.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';

let emulator: Awaited<ReturnType<typeof emulatorOfShop>>['emulator'];
const it = withShop(async (given) => {
  const opened = await emulatorOfShop(given);
  emulator = opened.emulator;
  return opened.options;
});
const { shop, office } = fixturesOf(it);

const HOUR = 3_600_000;
const PRICE = 90_000;
let sofa: SomeVariant;
beforeEach(async () => {
  [sofa] = (await pickVariants(shop.db, [PRICE * 100])) as [SomeVariant];
  await leadTo(shop, emulator, 'yookassa');
});

const ordered = (form: object = {}) => orderWithLink(shop, [sofa], form);
const { payingOf, pay, check, paid, pageOf } = payingByLink(() => ({ shop, emulator }));
const paymentsOf = async (order: number) =>
  (await shop.db.execute(sql`SELECT id FROM payments WHERE order_id = ${order}`)).rows.length;

describe('the page of payment', () => {
  it('tells what is to be paid and how, and changes nothing however often it is opened', async () => {
    const { id, url, number } = await ordered({ payment_type: 'partial' });
    const seen = await Promise.all(Array.from({ length: 20 }, () => payingOf(url)));
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(seen[0]).toEqual({
      number,
      state: 'now',
      payable: PRICE,
      paid: 0,
      left: PRICE,
      choices: [
        { part: 'first', amount: PRICE / 2, payments: 1, ways: ['card', 'sbp', 'other'] },
        { part: 'rest', amount: PRICE, payments: 1, ways: ['card', 'sbp', 'other'] },
      ],
      own: { least: 1000, most: PRICE },
      provider: 'ЮKassa',
      is_test: true,
      waiting: null,
      declined: null,
      offered: false,
      without_delivery: true,
    });
    expect(await paymentsOf(id)).toBe(0);
    expect(emulator.payments.filter(({ amount }) => amount === PRICE * 100)).toEqual([]);
  });

  it('says that a change of the order waits for an answer, until it is given', async () => {
    const { url, number } = await ordered();
    const owner = await office.complete('owner');
    const { version } = await moneyOfOrder(owner, number);
    const offer = { version, amount: 500, reason: 'Подъём на пятый этаж', agreed: null };
    await owner.call('PUT', `/api/admin/orders/${number}/charges/carrying/`, offer);
    expect(await payingOf(url)).toMatchObject({ offered: true, left: PRICE, state: 'now' });
    const { offers } = await pageOf(url);
    const answer = { offer: offers[0]?.id, agree: true };
    await callAsGuest(shop, 'PUT', callOf(url, 'offer/'), answer);
    expect(await payingOf(url)).toMatchObject({ offered: false, left: PRICE + 500 });
  });

  it('is told with the new order, and again by the letter and the page of the order', async () => {
    const cart = await callAsGuest(shop, 'POST', '/api/orders/cart/', {
      cart_items: [cartLine(sofa)],
    });
    const form = newCustomerForm(cart.json().cart_uuid);
    const made = (await callAsGuest(shop, 'POST', '/api/orders/order-create/', form)).json();
    expect(made.payment_url).toBe(`${made.order_url}/pay`);
    expect(await pageOf(made.order_url)).toMatchObject({
      to_pay: { amount: PRICE, left: PRICE, paid: 0 },
      next: expect.arrayContaining(['Заказ можно оплатить онлайн.']),
    });
    const again = await callAsGuest(shop, 'POST', '/api/orders/order-create/', form);
    expect([again.statusCode, again.json().payment_url]).toEqual([
      200,
      `${again.json().order_url}/pay`,
    ]);
    const letter = await letterTo(form.email);
    expect(letter?.text).toMatch(/Оплатить 90\s000,00\s₽: http\S+\/orders\/t\/[\w-]{43}\/pay\n/);
    expect(letter?.html).toContain('/pay"');
    expect((await payingOf(linkIn(letter?.text))).state).toBe('now');
  });

  it('leads nowhere without a provider, and of an order that asks for no money', async () => {
    const { url } = await ordered();
    await leadTo(shop, emulator, null);
    expect(await payingOf(url)).toMatchObject({ state: 'not taken', choices: [], own: null });
    expect((await pay(url, { part: 'rest' })).json().code).toBe('payment_unavailable');
    expect(await pageOf(url)).toMatchObject({ to_pay: null });
    await leadTo(shop, emulator, 'yookassa');
    await callAsGuest(shop, 'POST', callOf(url, 'cancel/'));
    expect(await payingOf(url)).toMatchObject({ state: 'cancelled', choices: [] });
    expect((await pay(url, { part: 'rest' })).json().code).toBe('payment_not_needed');
    expect((await payingOf(`${url.slice(0, -1)}_`)).state).toBeUndefined();
  });
});

const letterTo = async (email: string) => {
  await expect.poll(() => shop.letters.some(({ to }) => to === email)).toBe(true);
  return shop.letters.findLast(({ to }) => to === email);
};

describe.each(['yookassa', 'tbank'] as const)('paying by %s', (name) => {
  beforeEach(() => leadTo(shop, emulator, name));

  it('begins one payment for two tabs, and the order is paid as soon as the customer is back', async () => {
    const { url, id } = await ordered();
    const [one, two] = await Promise.all([pay(url, { part: 'rest' }), pay(url, { part: 'rest' })]);
    expect(one.json()).toEqual(two.json());
    const { payment, pay_url: payUrl } = one.json();
    expect((await check(payment)).json()).toMatchObject({ state: 'checking', told: null });
    const back = await emulator.press(payUrl, 'pay');
    expect(new URL(back ?? '').pathname).toBe(`/payments/${payment}`);
    expect((await check(payment)).json()).toEqual({
      state: 'paid',
      amount: PRICE,
      until: null,
      is_test: true,
      told: null,
    });
    expect(await paymentsOf(id)).toBe(1);
    expect(await payingOf(url)).toMatchObject({ state: 'nothing', paid: PRICE, left: 0 });
    expect(await pageOf(url)).toMatchObject({ payment_status: 'paid', to_pay: null });
  });

  it('1.6 no. 15: takes the first half, then the rest, and writes of each', async () => {
    const { url, email } = await ordered({ payment_type: 'partial' });
    expect((await paid(url, { part: 'first' })).told).toMatchObject({ amount: PRICE / 2 });
    expect(await pageOf(url)).toMatchObject({
      payment_status: 'partially_paid',
      to_pay: { amount: PRICE / 2, left: PRICE / 2, paid: PRICE / 2 },
    });
    // The letter about the new order may be written after the payment, too.
    const isBalance = ({ to, text }: { to: string; text: string }) =>
      to === email && text.includes('Осталось внести');
    await expect.poll(() => shop.letters.some(isBalance)).toBe(true);
    const letter = shop.letters.find(isBalance);
    expect(letter?.text).toContain('Оплатить остаток');
    expect(letter?.text).toContain('Доставка в\u00a0сумму заказа пока не\u00a0входит');
    expect(letter?.text).toMatch(/Внесено: 45\s000,00\s₽\. Осталось внести: 45\s000,00\s₽\./);
    expect((await payingOf(url)).choices).toMatchObject([{ part: 'rest', amount: PRICE / 2 }]);
    await paid(url, { part: 'rest' });
    expect(await pageOf(url)).toMatchObject({ payment_status: 'paid', to_pay: null });
  });

  it('is asked again for what the staff gave back to be paid again, and for nothing else', async () => {
    const { url, number, email } = await ordered();
    const manager = await office.complete('manager');
    await noteMoney(manager, number);
    await giveMoneyBack(manager, number, { amount: 10_000, pays_again: true });
    const asked = { amount: 10_000, left: 10_000, paid: PRICE - 10_000 };
    expect(await pageOf(url)).toMatchObject({
      to_pay: asked,
      next: expect.arrayContaining(['Остаток можно оплатить онлайн.']),
    });
    await passUndoTime(shop.db);
    await expect
      .poll(() => shop.letters.findLast(({ to }) => to === email)?.text)
      .toMatch(/Осталось внести: 10\s000,00\s₽\.[\s\S]+Оплатить остаток[\s\S]+\/pay\n/);
    await giveMoneyBack(manager, number, { amount: 5000 });
    expect(await pageOf(url)).toMatchObject({ to_pay: { ...asked, paid: PRICE - 15_000 } });
  });

  it('takes sums of the customer’s choice within bounds, and says which field is wrong', async () => {
    const { url } = await ordered();
    const refused = [{ amount: 999.99 }, { amount: PRICE + 0.01 }, { amount: PRICE - 500 }, {}];
    for (const body of refused) {
      const answer = await pay(url, body);
      expect([answer.statusCode, answer.json().amount]).toEqual([400, [expect.any(String)]]);
    }
    expect((await pay(url, { part: 'rest', amount: 5000 })).statusCode).toBe(400);
    await paid(url, { amount: 12_345.67 });
    await paid(url, { amount: 40_000 });
    expect(await payingOf(url)).toMatchObject({ paid: 52_345.67, left: 37_654.33 });
    await paid(url, { amount: 37_654.33 });
    expect(await payingOf(url)).toMatchObject({ state: 'nothing', paid: PRICE });
  });

  it('that is less than the first half leaves all the rest to be paid at once, and the first half', async () => {
    const { url } = await ordered({ payment_type: 'partial' });
    await paid(url, { amount: 5000 });
    expect((await payingOf(url)).choices).toMatchObject([
      { part: 'rest', amount: PRICE - 5000 },
      { part: 'first', amount: PRICE / 2 - 5000 },
    ]);
  });

  it('that was declined says why, in Russian, and leaves the order to another payment', async () => {
    const { url } = await ordered();
    const { told, payment } = await paid(url, { part: 'rest' }, 'decline');
    // T-Bank lets the customer try again on its page until the payment ends.
    if (name === 'tbank') await emulator.clock.pass(37 * HOUR);
    const last = name === 'tbank' ? (await check(payment)).json() : told;
    expect(last).toMatchObject({
      state: 'declined',
      told: { happened: expect.stringMatching(/[а-я]\.$/), next: expect.stringMatching(/[а-я]/) },
    });
    expect((await paid(url, { part: 'rest' })).told.state).toBe('paid');
    expect((await payingOf(url)).declined).toBeNull();
  });
});

it('money that was given back is told with its sum, and not asked for again by itself', async () => {
  const { url, email } = await ordered();
  const { payment } = await paid(url, { part: 'rest' });
  const kept = emulator.payments.at(-1);
  if (!kept) throw new Error('Nothing was paid');
  await emulator.refundInCabinet(kept, 2_790_000);
  await check(payment);
  expect(await pageOf(url)).toMatchObject({ payment_status: 'partially_paid', to_pay: null });
  const isTold = ({ to, text }: { to: string; text: string }) =>
    to === email && /Вернули вам деньги: 27\s900,00\s₽\./.test(text);
  await expect.poll(() => shop.letters.filter(isTold).length).toBe(1);
  expect(shop.letters.find(isTold)?.text).not.toContain('/pay');
  expect(shop.letters.find(isTold)?.text).toMatch(/через ЮKassa, тем.же способом/);
  const came = shop.letters.find(({ to, text }) => to === email && text.includes('Получили'));
  expect(came?.text).toMatch(/Получили вашу оплату: 90\s000,00\s₽\./);
  expect(came?.text).toContain('Оплата пробная');
  expect(came?.text).not.toContain('чек');
  expect(came?.text).not.toContain('тем\u00a0же способом');
});

describe('the letter about a payment', () => {
  const cameTo = (email: string) =>
    shop.letters.find(({ to, text }) => to === email && text.includes('Получили вашу оплату'));
  beforeEach(() => setTill(shop.db, 'own'));

  it('says that its receipt will come, where a till prints one', async () => {
    const { url, email } = await ordered();
    await paid(url, { part: 'rest' });
    await expect.poll(() => cameTo(email)?.text).toContain('Кассовый чек придёт на эту почту');
  });

  it('says what is left to pay, and nothing of it once all is paid', async () => {
    const { url, email } = await ordered({ payment_type: 'partial' });
    await paid(url, { part: 'first' });
    await expect.poll(() => cameTo(email)?.text).toMatch(/Осталось заплатить: [\d\s]+,00\s₽\./);
    const whole = await ordered();
    await paid(whole.url, { part: 'rest' });
    await expect.poll(() => cameTo(whole.email)?.text).toBeDefined();
    expect(cameTo(whole.email)?.text).not.toContain('Осталось');
  });

  it('has the link to the receipt that is there already', async () => {
    const { id, url, email } = await ordered();
    const link = 'https://receipts.invalid/17';
    const begun = (await pay(url, { part: 'rest' })).json();
    // The till has told it before the letter is written.
    await shop.db.execute(sql`UPDATE receipts SET link = ${link} WHERE order_id = ${id}`);
    await emulator.press(begun.pay_url, 'pay');
    await check(begun.payment);
    await expect.poll(() => cameTo(email)?.text).toContain(`Кассовый чек: ${link}`);
    expect(cameTo(email)?.text).not.toContain('придёт на эту почту');
  });
});

describe('a payment that takes its time', () => {
  it('of a bank says until when, and asks for nothing else', async () => {
    const { url } = await ordered();
    const { told } = await paid(url, { part: 'rest' }, 'think');
    expect(told).toMatchObject({ state: 'waiting', until: expect.any(String) });
    expect((await payingOf(url)).waiting).toEqual({ amount: PRICE, until: told.until });
  });

  it('tells a stranger nothing but itself', async () => {
    const { url, number, email } = await ordered();
    const { payment } = await paid(url, { part: 'rest' });
    const told = (await check(payment)).body;
    expect(Object.keys(JSON.parse(told)).toSorted()).toEqual([
      'amount',
      'is_test',
      'state',
      'told',
      'until',
    ]);
    for (const secret of [number, email, url]) expect(told).not.toContain(secret);
    const unknown = await check('00000000-0000-4000-8000-000000000000');
    expect(unknown.statusCode).toBe(404);
  });
});

describe('an order that costs more than a card takes at once', () => {
  beforeEach(() => setVariant(shop.db, sofa.variant, { priceKopecks: 80_000_000 }));

  it('is paid by equal parts, one after the other', async () => {
    const { url } = await ordered();
    const { choices } = await payingOf(url);
    expect(choices).toEqual([
      { part: 'rest', amount: 800_000, payments: 1, ways: ['other'] },
      { part: 'share', amount: 266_667, payments: 3, ways: ['card', 'sbp', 'other'] },
    ]);
    for (const amount of [266_667, 266_667]) {
      expect((await paid(url, { part: 'share' })).told).toMatchObject({ state: 'paid', amount });
    }
    expect((await payingOf(url)).choices).toMatchObject([{ part: 'rest', amount: 266_666 }]);
    await paid(url, { part: 'rest' });
    expect(await pageOf(url)).toMatchObject({ payment_status: 'paid' });
  });
});

describe('a demo', () => {
  it('plays a payment, which counts until a provider is there', async () => {
    await leadTo(shop, emulator, null);
    expect((await callAsGuest(shop, 'GET', '/api/orders/paying-terms/')).json().may_play).toBe(
      true,
    );
    const { url } = await ordered({ payment_type: 'partial' });
    const play = () => callAsGuest(shop, 'POST', callOf(url, 'test-payment/'), { part: 'first' });
    expect((await play()).statusCode).toBe(204);
    expect(await pageOf(url)).toMatchObject({ payment_status: 'partially_paid' });
    expect((await play()).statusCode).toBe(204);
    expect(await pageOf(url)).toMatchObject({ payment_status: 'paid' });
    expect((await play()).json().code).toBe('payment_not_needed');
    await leadTo(shop, emulator, 'yookassa');
    expect(await pageOf(url)).toMatchObject({ payment_status: 'waiting_for_payment' });
    expect((await play()).statusCode).toBe(404);
  });
});
