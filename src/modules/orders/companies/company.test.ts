import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { signIn } from '#tests/support/customer.ts';
import { openDadata } from '#tests/support/dadata-emulator.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { callOf } from '#tests/support/order-links.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { Member } from '#tests/support/staff.ts';

const now = new Date('2027-03-01T09:00:00Z');
let dadata: Awaited<ReturnType<typeof openDadata>>;
const it = withShop(async ({ onCleanup }) => {
  dadata = await openDadata({ onEnd: onCleanup });
  return { clock: { now: () => now }, env: { RATE_LOGIN: '200/15m', DADATA_URL: dadata.url } };
});
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let manager: Member;
it.beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  manager = await office.complete('manager');
});

const romashka = {
  inn: '7707 083 893',
  kpp: '773601001',
  name: 'ООО «Ромашка»',
  address: 'г Примерск, ул Образцовая, д 1',
};
const place = async () => (await placeOrder(guestFrom(shop), [cartLine(sofa)])).number;
const at = (number: string) => `/api/admin/orders/${number}/company/`;
const save = (number: string, body: object, member = manager) =>
  member.call('PUT', at(number), { version: 0, ...romashka, ...body });
const read = async (number: string) => (await manager.call('GET', at(number))).json();

describe('the company that buys an order', () => {
  it('is noted, changed by the version that was seen, and taken away', async () => {
    const number = await place();
    expect(await read(number)).toEqual({ version: 0, company: null });
    const saved = await save(number, {});
    const company = { ...romashka, inn: '7707083893' };
    expect([saved.statusCode, saved.json()]).toEqual([200, { version: 1, company }]);
    const late = await save(number, { name: 'ООО «Лютик»' });
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'company_changed' }]);
    const changed = await save(number, { version: 1, name: 'ООО «Лютик»' });
    expect(changed.json()).toMatchObject({ version: 2, company: { name: 'ООО «Лютик»' } });
    const gone = await manager.call('DELETE', `${at(number)}?version=2`);
    expect(gone.json()).toEqual({ version: 0, company: null });
    const { rows } = await shop.db.execute(
      sql`SELECT changes FROM audit_log WHERE action = 'orders.company' AND entity_id = ${number} ORDER BY id`,
    );
    expect(rows.map(({ changes }) => changes)).toEqual([
      {
        inn: { from: null, to: '7707083893' },
        kpp: { from: null, to: '773601001' },
        company: { from: null, to: 'ООО «Ромашка»' },
        legal_address: { from: null, to: romashka.address },
      },
      { company: { from: 'ООО «Ромашка»', to: 'ООО «Лютик»' } },
      expect.objectContaining({ inn: { from: '7707083893', to: null } }),
    ]);
  });

  it.each([
    [{ inn: '7707083894' }, 'inn', /Такого ИНН не.бывает/],
    [{ inn: '77070838' }, 'inn', /10.цифр/],
    [{ kpp: '' }, 'kpp', /9.знаков/],
    [{ inn: '500100732259' }, 'kpp', /У.предпринимателя КПП нет/],
    [{ name: ' ' }, 'name', /\S/],
    [{ address: '' }, 'address', /\S/],
  ])('%j is refused at its field', async (body, field, text) => {
    const answer = await save(await place(), body);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { [field]: [expect.stringMatching(text)], code: 'invalid' },
    ]);
  });

  it('that is an entrepreneur has no КПП, and the log keeps no name of a person', async () => {
    const number = await place();
    const saved = await save(number, { inn: '500100732259', kpp: '', name: 'ИП Пробная А. А.' });
    expect(saved.json().company).toMatchObject({ inn: '500100732259', kpp: '' });
    const { rows } = await shop.db.execute(
      sql`SELECT changes FROM audit_log WHERE action = 'orders.company' AND entity_id = ${number}`,
    );
    expect(rows).toEqual([
      { changes: { inn: 'changed', company: 'changed', legal_address: 'changed' } },
    ]);
  });

  it('is read by its customer; an entrepreneur in the account alone, since a link may be passed on', async () => {
    const customer = await signIn(shop, 'company@example.ru', { isNew: true });
    const mine = await placeOrder(
      (url, payload) => customer.call('POST', url, payload),
      [cartLine(sofa)],
    );
    const ofLink = async () => (await shop.app.inject(callOf(mine.order_url))).json().company;
    const own = async () =>
      (await customer.call('GET', `/api/orders/history/${mine.orderId}/`)).json().company;
    expect([await ofLink(), await own()]).toEqual([null, null]);
    await save(mine.number, {});
    const text = 'ООО «Ромашка», ИНН\u00a07707083893';
    expect([await ofLink(), await own()]).toEqual([text, text]);
    const person = { inn: '500100732259', kpp: '', name: 'ИП Пробная А. А.' };
    await save(mine.number, { version: 1, ...person });
    expect([await ofLink(), await own()]).toEqual([
      null,
      'ИП Пробная А. А., ИНН\u00a0500100732259',
    ]);
  });

  it('is nothing for those who carry, and stands in the export', async () => {
    const number = await place();
    await save(number, {});
    const keeper = await office.joined('warehouse');
    expect((await keeper.call('GET', at(number))).statusCode).toBe(403);
    expect((await save(number, { version: 1 }, keeper)).statusCode).toBe(403);
    const owner = await office.complete('owner');
    const file = await owner.call('GET', `/api/admin/orders/export/?format=csv&text=${number}`);
    const rows = parse(file.body, { delimiter: ';', bom: true, columns: true });
    expect(rows).toMatchObject([
      { Номер: number, Компания: 'ООО «Ромашка»', ИНН: '7707083893', КПП: '773601001' },
    ]);
  });
});

describe('a company by its ИНН', () => {
  const find = async (inn: string) =>
    (await manager.call('GET', `/api/admin/companies/${inn}/`)).json();

  it('is filled in where the shop has a key', async () => {
    expect(await find('7707083893')).toEqual({ finding: 'no_key', company: null });
    const owner = await office.complete('owner');
    await owner.call('PUT', '/api/admin/delivery/addresses/', { key: 'key', daily_budget: 100 });
    expect(await find('7707083893')).toEqual({
      finding: 'found',
      company: {
        name: 'ООО «Ромашка»',
        kpp: '773601001',
        address: '000000, г Примерск, ул Образцовая, д 1',
      },
    });
    expect(await find('500100732259')).toMatchObject({
      finding: 'closed',
      company: { name: 'ИП Пробная А. А.', kpp: '', address: 'г Тверь' },
    });
    expect(await find('7736207543')).toEqual({ finding: 'none', company: null });
    dadata.misfortunes.status = 403;
    expect(await find('7707083893')).toEqual({ finding: 'silent', company: null });
  });
});
