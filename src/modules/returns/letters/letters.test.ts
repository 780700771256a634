import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import { askedReturns } from '#tests/support/asked-returns.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { moneyOfOrder, takeRefundBack } from '#tests/support/order-money.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';

const PRICE = 54_990;
/** Noon in Moscow. */
const now = new Date('2027-03-01T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let owner: MemberWithApp;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [PRICE * 100])) as [SomeVariant];
  owner = await office.complete('owner');
});
beforeEach(() => setVariant(shop.db, sofa.variant, { stock: 20 }));

const { ordered, ask, asked, lines, step, led, looked, back, giveBack } = askedReturns(shop, {
  owner: () => owner,
  sofa: () => sofa,
});

/** The letters about returns to a customer: subject, and text with plain spaces. */
const lettersTo = (email: string) =>
  shop.letters
    .filter(({ to, key }) => to === email && key.startsWith('return-'))
    .map(({ subject, text, html }) => ({
      subject: plain(subject),
      text: plain(text),
      html: plain(html),
    }));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
/** The letter after so many others, once it has come. */
const letterAt = async (email: string, place: number) => {
  await expect.poll(() => lettersTo(email).length).toBeGreaterThan(place);
  return lettersTo(email)[place] as ReturnType<typeof lettersTo>[number];
};
/** Gives money back by hand, and waits for the letter of it. */
async function given(email: string, id: number, amount: number) {
  const { length } = lettersTo(email);
  await giveBack(id, amount);
  await passUndoTime(shop.db);
  return letterAt(email, length);
}

it('names the sum, what is taken off and why, and the money that went back', async () => {
  const email = 'letters-money@example.ru';
  const { number, url } = await ordered('delivered', { email });
  const { id } = (await ask(url)).json().returns[0];
  const first = await letterAt(email, 0);
  expect(first.subject).toMatch(new RegExp(`^Возврат № ${id} по заказу ${number} — «.+»$`));
  expect(first.text).not.toContain('₽');

  await led(id, { to: 'agreed' });
  const agreed = await letterAt(email, 1);
  expect(agreed.text).toContain('Мы согласны принять товар обратно.');
  expect(agreed.text).toContain('О дне и способе передачи напишем отдельно.');
  expect(agreed.text).toContain('Если всё исправно, вычтем только стоимость обратной перевозки.');
  expect(agreed.text).toContain('Деньги вернём не позже 11 марта 2027 г.');
  expect(agreed.text).toContain('К возврату: 54 990 ₽');
  expect(agreed.html).toContain('<b>54 990 ₽</b>');

  await led(id, { to: 'coming', way: 'collected', collect_on: '2027-03-03' });
  expect((await letterAt(email, 2)).text).toContain('Заберём товар сами: 3 марта 2027 г.');
  await led(id, { to: 'received' });
  expect((await letterAt(email, 3)).text).toContain('Мы получили товар. Осмотрим');

  await led(id, looked({ carriage: 1500 }));
  const inspected = await letterAt(email, 4);
  expect(inspected.text).toContain('Мы осмотрели товар и принимаем возврат.');
  expect(inspected.text).toMatch(/: как новый$/m);
  expect(inspected.text).toContain('Вычли 1 500 ₽ за обратную перевозку: когда всё исправно,');
  expect(inspected.text).toContain(
    'По ценам заказа: 54 990 ₽\nОбратная перевозка: −1 500 ₽\nК возврату: 53 490 ₽',
  );

  const part = await given(email, id, 13_490);
  expect(part.subject).toMatch(new RegExp(`^Вернули 13 490 ₽ по возврату № ${id} — «.+»$`));
  expect(part.text).toContain('Отдали сами, наличными или переводом.');
  expect(part.text).toContain('Остальное вернём не позже 11 марта 2027 г.');
  expect(part.text).toContain('Осталось вернуть: 40 000 ₽');
  const rest = await given(email, id, 40_000);
  expect(rest.text).toContain('Вернули вам 40 000 ₽');
  expect(rest.text).toContain('Это вся сумма возврата.');

  await led(id, { to: 'closed', outcome: 'money' });
  const closed = await letterAt(email, 7);
  expect(closed.text).toContain('Возврат завершён.');
  expect(closed.text).toContain('Вернули: 53 490 ₽');
});

it('goes to nobody where an order has no e-mail, and the office says so', async () => {
  const { number, url } = await ordered('delivered', { email: 'letters-later-none@example.ru' });
  await shop.db.execute(sql`UPDATE orders SET email = '' WHERE number = ${number}`);
  const { id } = (await ask(url)).json().returns[0];
  await led(id, { to: 'agreed' }, { to: 'received' }, looked());
  expect((await giveBack(id, PRICE)).json().gets_letters).toBe(false);
  await passUndoTime(shop.db);
  const waiting = async () =>
    (
      await shop.db.execute(sql`
        SELECT count(*)::int AS jobs, count(*) FILTER (WHERE state = 'completed')::int AS done
        FROM pgboss.job WHERE name = 'order-return-letter'`)
    ).rows[0] as { jobs: number; done: number };
  await expect.poll(async () => (await waiting()).jobs - (await waiting()).done).toBe(0);
  expect(lettersTo('')).toEqual([]);
});

it('says of several pieces how many, and that a defect was not found', async () => {
  const email = 'letters-pieces@example.ru';
  const { url } = await ordered('delivered', { email });
  const two = { lines: lines(2), has_defect: true };
  const { id } = (await ask(url, two)).json().returns[0];
  await led(id, { to: 'agreed' }, { to: 'coming', way: 'brought' }, { to: 'received' }, looked());
  expect((await letterAt(email, 1)).text).toContain('Мы согласны принять 2 товара обратно.');
  expect((await letterAt(email, 2)).text).toContain('Привезите 2 товара к нам');
  expect((await letterAt(email, 4)).text).toContain('Недостатка не нашли: всё исправно.');
});

it('tells of its own step also where it comes after the return has ended', async () => {
  const email = 'letters-late@example.ru';
  const { url } = await ordered('delivered', { email });
  const { id } = (await ask(url)).json().returns[0];
  const inspection = looked({ carriage: 1500 });
  await led(id, { to: 'agreed' }, { to: 'received' }, inspection);
  await letterAt(email, 3);
  await given(email, id, PRICE - 1500);
  await led(id, { to: 'closed', outcome: 'money' });
  await expect.poll(() => lettersTo(email)).toHaveLength(6);
  const [event] = (
    await shop.db.execute<{ id: string }>(
      sql`SELECT id FROM return_events WHERE return_id = ${id} AND state = 'inspected'`,
    )
  ).rows;
  await shop.jobs.send(shop.db, 'order-return-letter', {
    eventId: Number(event?.id),
    to: 'customer',
  });
  expect((await letterAt(email, 6)).text).toContain('К возврату: 53 490 ₽\nВернули: 53 490 ₽\n\n');
});

it('says whose the carriage is where a defect was found, and what was kept', async () => {
  const email = 'letters-defect@example.ru';
  const { url } = await ordered('delivered', { email });
  const { id } = (await ask(url, { has_defect: true })).json().returns[0];
  await led(id, { to: 'agreed' }, { to: 'received' }, looked({ has_defect: true, carriage: 900 }));
  const inspected = await letterAt(email, 3);
  expect(inspected.text).toContain('Недостаток подтвердился.\n\nОбратная перевозка за наш счёт.');
  expect(inspected.text).not.toContain('Вычли');
  await given(email, id, 50_000);
  await led(id, { to: 'closed', outcome: 'money', note: 'Ножка потеряна' });
  const closed = await letterAt(email, 5);
  expect(closed.text).toContain('Вернули: 50 000 ₽\nНе возвращаем: 4 990 ₽\n\nОт магазина: Ножка');
});

it('does not tell of a refund by hand that is taken back at once', async () => {
  const email = 'letters-undone@example.ru';
  const { number, url } = await ordered('delivered', { email });
  const { id } = (await ask(url)).json().returns[0];
  await led(id, { to: 'agreed' }, { to: 'received' }, looked());
  await letterAt(email, 3);
  await giveBack(id, 100);
  const [payment] = (await moneyOfOrder(owner, number)).payments;
  await takeRefundBack(owner, number, { id: payment.id });
  await passUndoTime(shop.db);
  expect((await given(email, id, 200)).subject).toMatch(/^Вернули 200 ₽/);
});

it('says what becomes of the money of an exchange', async () => {
  const form = { phone_number: '+70000000011', email: 'letters-exchange@example.ru' };
  const { number } = await ordered('delivered', form);
  const end = { to: 'closed', outcome: 'exchange' };
  /** The end of the letter with which an exchange of one sofa is closed. */
  async function closedWith(settlement: string) {
    const { number: replacement } = await ordered('confirmed', form, 0);
    const begun = await owner.call('POST', `/api/admin/orders/${number}/returns/`, {
      ...asked,
      wish: 'exchange',
    });
    const { id } = begun.json();
    await led(id, { to: 'received' }, looked());
    const answer = await step(id, { ...end, settlement, replacement });
    expect(answer.statusCode).toBe(200);
    const isIts = ({ subject, text }: { subject: string; text: string }) =>
      subject.includes(`№ ${id} `) && text.includes(`Заказ на замену: ${replacement}.`);
    await expect.poll(() => lettersTo(form.email).filter(isIts)).toHaveLength(1);
    const letter = lettersTo(form.email).find(isIts);
    return { text: letter?.text ?? '', replacement };
  }
  const counted = await closedWith('counted');
  expect(counted.text).toContain(
    `Деньги за товар, 54 990 ₽, засчитываем в оплату заказа ${counted.replacement}.`,
  );
  const later = await closedWith('later');
  expect(later.text).toContain('Деньги, 54 990 ₽, вернём не позже 11 марта 2027 г.');
});

it('says that the goods of a mended return stay and no money goes back', async () => {
  const email = 'letters-mended@example.ru';
  const { url } = await ordered('delivered', { email });
  const mended = { has_defect: true, wish: 'mending' };
  const { id } = (await ask(url, mended)).json().returns[0];
  const found = looked({ has_defect: true, lines: back });
  await led(id, { to: 'agreed' }, { to: 'received' }, found);
  await led(id, { to: 'closed', outcome: 'mending', settlement: 'kept' });
  expect((await letterAt(email, 0)).text).toContain('Мы получили просьбу о ремонте.');
  expect((await letterAt(email, 1)).text).toContain('Мы согласны принять товар на ремонт.');
  expect((await letterAt(email, 2)).text).toContain('Мы получили товар на ремонт.');
  expect((await letterAt(email, 3)).text).toContain('Мы осмотрели товар и принимаем на ремонт.');
  const closed = await letterAt(email, 4);
  expect(closed.text).toContain('Возврат завершён ремонтом.');
  expect(closed.text).toContain('Деньги не возвращаем: товар остаётся у вас.');
});

it('is one for a return that the staff begin: it is agreed', async () => {
  const email = 'letters-begun@example.ru';
  const { number } = await ordered('delivered', { email });
  await owner.call('POST', `/api/admin/orders/${number}/returns/`, asked);
  expect((await letterAt(email, 0)).text).toContain('Мы согласны принять товар обратно.');
  await owner.call('POST', `/api/admin/orders/${number}/returns/`, { ...asked, agreed: false });
  expect((await letterAt(email, 1)).text).toContain('Мы записали возврат по вашему заказу.');
  expect(lettersTo(email)).toHaveLength(2);
});
