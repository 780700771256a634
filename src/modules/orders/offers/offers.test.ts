import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, vi } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';

const now = new Date('2027-03-05T09:00:00Z');
const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m' },
});
const { shop, office } = fixturesOf(it);
let manager: MemberWithApp;
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  manager = await office.complete('manager');
});

const at = (number: string) => `/api/admin/orders/${number}/`;
const ask = (number: string, kind: string, body: object) =>
  manager.call('PUT', `${at(number)}charges/${kind}/`, { agreed: null, ...body });
const end = (number: string, body: object) => manager.call('PUT', `${at(number)}offer/`, body);
const pageOf = async (url: string) => (await shop.app.inject(callOf(url))).json();
const answer = (url: string, body: object) =>
  shop.app.inject({ method: 'PUT', url: callOf(url, 'offer/'), payload: body });
const offerOf = async (url: string) => (await pageOf(url)).offers.at(-1);

describe('a change of what an order costs', () => {
  it('is asked of the customer: the order stays as it is until they agree, then the sums follow', async () => {
    const { number, url } = await orderWithLink(shop, [sofa], { payment_type: 'partial' });
    const card = await ask(number, 'carrying', {
      version: 1,
      amount: 1800,
      reason: '5-й этаж, лифта нет',
    });
    expect(card.json()).toMatchObject({
      version: 2,
      payable: 54_990,
      charges: [],
      events: [{}, { by: 'Вера', work: { kind: 'offer', state: 'offered' } }],
    });
    const page = await pageOf(url);
    expect(page).toMatchObject({ payable: 54_990, amount_due: 27_495, charges: [] });
    expect(page.offers).toMatchObject([
      {
        state: 'offered',
        changes: [
          {
            kind: 'carrying',
            title: 'Подъём на\u00a0руках',
            before: null,
            after: 1800,
            reason: '5-й этаж, лифта нет',
          },
        ],
        payable_before: 54_990,
        payable_after: 56_790,
      },
    ]);
    const agreed = await answer(url, { offer: page.offers[0].id, agree: true });
    expect(agreed.json()).toMatchObject({
      payable: 56_790,
      amount_due: 28_395,
      charges: [{ kind: 'carrying', amount: 1800 }],
      offers: [{ state: 'agreed', payable_before: 54_990, payable_after: 56_790 }],
    });
    const after = (await manager.call('GET', at(number))).json();
    expect(after.events.at(-1)).toMatchObject({
      actor: 'customer',
      work: { kind: 'offer', state: 'agreed', changes: [{ before: null, after: 1800 }] },
    });
  });

  it('is told by a letter with both sums, unless it was withdrawn before the letter left', async () => {
    const [kept, gone] = [await orderWithLink(shop, [sofa]), await orderWithLink(shop, [sofa])];
    const letters = (number: string) =>
      shop.letters.filter(({ subject }) => subject.includes(`Изменения в заказе ${number}`));
    await ask(gone.number, 'lift', { version: 1, amount: 800 });
    await end(gone.number, { state: 'withdrawn', offer: (await offerOf(gone.url)).id });
    await ask(kept.number, 'lift', { version: 1, amount: 800, reason: 'два места' });
    await passUndoTime(shop.db);
    await vi.waitFor(() => expect(letters(kept.number)).toHaveLength(1), { timeout: 20_000 });
    const text = letters(kept.number)[0]?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain('Подъём на лифте (два места): было не посчитано, стало 800,00 ₽.');
    expect(text).toContain('Весь заказ: было 54 990,00 ₽, стало 55 790,00 ₽.');
    expect(text).toContain('заказ остаётся прежним');
    // A letter is on its way before its job is done with it, so that it is waited for.
    const waiting = async () =>
      (
        await shop.db.execute(
          sql`SELECT FROM pgboss.job WHERE name = 'order-change-letter' AND state < 'completed'`,
        )
      ).rows.length;
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
    expect(letters(gone.number)).toEqual([]);
  });

  it('is refused: the order stays, and the staff find it among what waits until they take note', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    const due = async () =>
      (await manager.call('GET', '/api/admin/orders/?due=refusal'))
        .json()
        .orders.map((order: { number: string }) => order.number);
    await ask(number, 'delivery', { version: 1, amount: 3000 });
    expect(await due()).not.toContain(number);
    const { id } = await offerOf(url);
    const page = (await answer(url, { offer: id, agree: false })).json();
    expect(page).toMatchObject({ payable: 54_990, delivery_cost: null, charges: [] });
    expect(await due()).toContain(number);
    const queues = (await manager.call('GET', '/api/admin/today/')).json().queues;
    expect(queues).toContainEqual(expect.objectContaining({ name: 'offers_refused', count: 1 }));
    expect((await end(number, { state: 'seen', offer: id })).statusCode).toBe(200);
    expect(await due()).not.toContain(number);
  });

  it('is agreed on the telephone, with a note of it', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    await ask(number, 'delivery', { version: 1, amount: 3000 });
    const { id } = await offerOf(url);
    const silent = await end(number, { state: 'agreed', offer: id, agreed: ' ' });
    expect(silent.json()).toHaveProperty('agreed');
    const card = await end(number, { state: 'agreed', offer: id, agreed: 'звонок в 12:40' });
    expect(card.json()).toMatchObject({ delivery_cost: 3000, payable: 57_990 });
    expect(card.json().events.at(-1)).toMatchObject({
      by: 'Вера',
      delivery_cost: 3000,
      work: { kind: 'offer', state: 'agreed', agreed: 'звонок в 12:40' },
    });
  });

  it('is asked together with what waits already, and what is unread is not agreed to', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    await ask(number, 'lift', { version: 1, amount: 800 });
    const first = await offerOf(url);
    await ask(number, 'assembly', { version: 2, amount: 3000 });
    const stale = await answer(url, { offer: first.id, agree: true });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'offer_ended']);
    const both = await offerOf(url);
    expect(both).toMatchObject({
      changes: [{ kind: 'lift' }, { kind: 'assembly' }],
      payable_after: 58_790,
    });
    const blocked = await ask(number, 'slot', { version: 3, amount: 500, agreed: 'по телефону' });
    expect(blocked.json()).toMatchObject({ code: 'offer_open' });
    const page = (await answer(url, { offer: both.id, agree: true })).json();
    expect(page).toMatchObject({ payable: 58_790, offers: [{ state: 'agreed' }] });
    const again = await answer(url, { offer: both.id, agree: true });
    expect(again.json()).toMatchObject({ code: 'offer_ended' });
  });

  it('is agreed once, though link and staff answer at the same moment', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    await ask(number, 'lift', { version: 1, amount: 800 });
    const { id } = await offerOf(url);
    const answers = await Promise.all([
      answer(url, { offer: id, agree: true }),
      answer(url, { offer: id, agree: true }),
      end(number, { state: 'agreed', offer: id, agreed: 'по телефону' }),
      end(number, { state: 'withdrawn', offer: id }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await shop.db.execute(
      sql`SELECT count(*)::int AS charges FROM order_charges WHERE order_id = (SELECT id FROM orders WHERE number = ${number})`,
    );
    const isWithdrawn = answers[3]?.statusCode === 200;
    expect(rows).toEqual([{ charges: isWithdrawn ? 0 : 1 }]);
  });

  it('is not asked of an order that is over, nor answered for one that was cancelled since', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    await ask(number, 'lift', { version: 1, amount: 800 });
    const { id } = await offerOf(url);
    await manager.call('PUT', at(number), { version: 2, status: 'cancelled', letter: false });
    expect((await pageOf(url)).offers).toEqual([]);
    expect((await answer(url, { offer: id, agree: true })).json()).toMatchObject({
      code: 'order_over',
    });
    expect((await ask(number, 'lift', { version: 3, amount: 900 })).json()).toMatchObject({
      code: 'order_over',
    });
  });
});
