import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { changeOrder } from '#modules/orders/index.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, newCustomerForm } from '#tests/support/order-form.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { payingByLink } from '#tests/support/paying-by-link.ts';
import { emulatorOfShop, leadTo, setPayingTerms } from '#tests/support/provider-of-shop.ts';
import { setTill } from '#tests/support/receipts.ts';

let emulator: Awaited<ReturnType<typeof emulatorOfShop>>['emulator'];
const it = withShop(async (given) => {
  const opened = await emulatorOfShop(given);
  emulator = opened.emulator;
  return opened.options;
});
const { shop, office } = fixturesOf(it);

const PRICE = 90_000;
let sofa: SomeVariant;
beforeEach(async () => {
  [sofa] = (await pickVariants(shop.db, [PRICE * 100])) as [SomeVariant];
  await leadTo(shop, emulator, 'yookassa');
});
afterEach(() => setPayingTerms(shop.db, {}));

const ordered = (form: object = {}) => orderWithLink(shop, [sofa], form);
const { payingOf, pay, paid, pageOf } = payingByLink(() => ({ shop, emulator }));

describe('the owner’s terms of paying', () => {
  it('let an order be paid once the manager has confirmed it, whose letter has the link', async () => {
    await setPayingTerms(shop.db, { when: 'confirmed' });
    const { url, number, email } = await ordered();
    expect(await payingOf(url)).toMatchObject({ state: 'later', choices: [] });
    expect((await pay(url, { part: 'rest' })).json().code).toBe('payment_later');
    expect(await pageOf(url)).toMatchObject({ to_pay: null });
    const actor = { kind: 'terminal', name: 'tests' } as const;
    await changeOrder({ ...shop, clock: emulator.clock, actor }, number, { status: 'confirmed' });
    const isLetter = ({ to, text }: { to: string; text: string }) =>
      to === email && text.includes('Статус заказа') && /\/pay\n/.test(text);
    await expect.poll(() => shop.letters.some(isLetter)).toBe(true);
    expect((await payingOf(url)).state).toBe('now');
  });

  it('ask for another first payment of some categories, or for the whole sum', async () => {
    const { url } = await ordered({ payment_type: 'partial' });
    const { rows } = await shop.db.execute<{ slug: string }>(sql`
      SELECT category.slug FROM products product JOIN categories category ON category.id = product.category_id WHERE product.id = ${sofa.product}`);
    const category = rows[0]?.slug;
    await setPayingTerms(shop.db, { firsts: [{ category, percent: 70 }] });
    expect((await payingOf(url)).choices[0]).toMatchObject({ part: 'first', amount: 63_000 });
    expect(await pageOf(url)).toMatchObject({ amount_due: 45_000, to_pay: { amount: 63_000 } });
    await setPayingTerms(shop.db, { only_whole: true });
    expect(await payingOf(url)).toMatchObject({ choices: [{ part: 'rest' }], own: null });
    expect((await pay(url, { amount: 5000 })).statusCode).toBe(400);
    expect((await paid(url, { part: 'first' })).told.amount).toBe(PRICE);
  });

  it('are told by the checkout', async () => {
    const noteOf = async () => (await callAsGuest(shop, 'GET', '/api/orders/paying-terms/')).json();
    expect(await noteOf()).toEqual({
      note: expect.stringContaining('сразу после оформления'),
      only_whole: false,
      may_play: false,
    });
    await setPayingTerms(shop.db, { when: 'confirmed', hold_hours: 72, only_whole: true });
    const { note, only_whole: onlyWhole } = await noteOf();
    expect(onlyWhole).toBe(true);
    expect(note).toContain('когда менеджер подтвердит');
    expect(note).toMatch(/3\sдня/);
    expect(note).toContain('весь заказ сразу');
    await leadTo(shop, emulator, null);
    expect(await noteOf()).toMatchObject({ note: '', only_whole: false });
  });

  it('are set in the office by the owner alone', async () => {
    const path = '/api/admin/payments/terms/';
    const owner = await office.complete('owner');
    const manager = await office.complete('manager');
    expect((await manager.call('GET', path)).statusCode).toBe(403);
    const before = (await owner.call('GET', path)).json();
    expect(before.terms).toEqual({
      when: 'at_once',
      hold_hours: 24,
      only_whole: false,
      firsts: [],
    });
    const terms = { ...before.terms, when: 'confirmed', hold_hours: 48 };
    const saved = await owner.call('PUT', path, { ...terms, version: before.version });
    expect(saved.json()).toMatchObject({ terms, version: before.version + 1 });
    const late = await owner.call('PUT', path, { ...terms, version: before.version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'terms_changed']);
    const unknown = { ...terms, firsts: [{ category: 'no-such', percent: 50 }] };
    const refused = await owner.call('PUT', path, { ...unknown, version: before.version + 1 });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { 'firsts.0.category': [expect.stringContaining('no-such')] },
    ]);
  });
});

describe('a till that knows whole payments alone', () => {
  const WHOLE = 'Онлайн можно оплатить только весь заказ сразу, даже если выбрана предоплата.';
  const HALF = /45\s000/;
  beforeEach(() => setTill(shop.db, 'provider'));

  it('makes page and letter of a prepaid order say the whole sum', async () => {
    const { url, email } = await ordered({ payment_type: 'partial' });
    const page = await pageOf(url);
    expect(page).toMatchObject({ payment_method: 'partial', amount_due: PRICE });
    expect(page.to_pay).toMatchObject({ amount: PRICE });
    expect(page.next).toContain(WHOLE);
    await expect.poll(() => shop.letters.some(({ to }) => to === email)).toBe(true);
    const letter = shop.letters.find(({ to }) => to === email);
    expect(letter?.text).toContain(WHOLE);
    expect(letter?.text).toContain('предоплата 50%; онлайн\u00a0— только весь заказ сразу');
    expect(letter?.text).not.toMatch(HALF);
    expect(letter?.html).not.toMatch(HALF);
  });

  it('is told with the order that was just placed', async () => {
    const cart = await callAsGuest(shop, 'POST', '/api/orders/cart/', {
      cart_items: [cartLine(sofa)],
    });
    const form = { ...newCustomerForm(cart.json().cart_uuid), payment_type: 'partial' };
    const made = await callAsGuest(shop, 'POST', '/api/orders/order-create/', form);
    expect(made.json()).toMatchObject({ total_price: PRICE, amount_due: PRICE });
  });

  it('leaves orders that are paid in part, and those of full payment, as they are', async () => {
    const { url } = await ordered();
    expect((await pageOf(url)).next).not.toContain(WHOLE);
    await setTill(shop.db, 'own');
    const other = await ordered({ payment_type: 'partial' });
    expect(await pageOf(other.url)).toMatchObject({ amount_due: PRICE / 2 });
    await paid(other.url, { part: 'first' });
    await setTill(shop.db, 'provider');
    const page = await pageOf(other.url);
    expect(page).toMatchObject({ amount_due: PRICE / 2, to_pay: { amount: PRICE / 2 } });
    expect(page.next).not.toContain(WHOLE);
  });
});
