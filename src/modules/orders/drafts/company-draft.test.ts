import { beforeAll, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { romashka } from '#tests/support/company-orders.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const AT = '/api/admin/order-drafts/';
const SOFA = 54_990;
const now = new Date('2027-03-05T09:00:00Z');
const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m' },
});
const { shop, office } = fixturesOf(it);
let manager: MemberWithApp;
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [SOFA * 100])) as [SomeVariant];
  manager = await office.complete('manager');
});

const told = (other: object = {}) => ({
  lines: [{ variant: sofa.variant, quantity: 1 }],
  customer_name: 'Анна Пробная',
  phone_number: '8 (000) 000-00-18',
  city: 'Примерск',
  address: 'ул. Образцовая, д. 1',
  company: { ...romashka, inn: '7707-083 893' },
  ...other,
});
const create = async (body: object) => (await manager.call('POST', AT, body)).json();
const place = (id: number, body: object = {}) =>
  manager.call('POST', `${AT}${id}/placed/`, {
    ...told(),
    version: 1,
    expected_total: SOFA,
    letter: false,
    ...body,
  });
const read = async (path: string) => (await manager.call('GET', path)).json();

describe('a company that buys on the telephone', () => {
  it('is kept with the draft, goes into the order, and into the next one that is begun from it', async () => {
    const { id, body } = await create(told());
    expect(body.company).toEqual({ ...romashka, inn: '7707-083 893' });
    const { number } = (await place(id)).json();
    const of = `/api/admin/orders/${number}/company/`;
    expect(await read(of)).toEqual({ version: 1, company: romashka });
    expect((await create({ copy_of: number })).body.company).toEqual(romashka);
    for (const text of ['ромаш', '7707083893', 'ИНН 7707083893']) {
      const { rows } = await read(`/api/admin/customers/?text=${encodeURIComponent(text)}`);
      expect([text, rows]).toMatchObject([text, [{ name: 'Анна Пробная' }]]);
    }
  });

  it.each([
    ['company.inn', { ...romashka, inn: '7707083894' }],
    ['company.kpp', { ...romashka, kpp: '' }],
    ['company.name', { ...romashka, name: '' }],
  ])('is refused with its field: %s', async (field, company) => {
    const { id, version } = await create(told({ company }));
    const refused = await place(id, { company });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, [field, 'code']]);
    const link = { ...told({ company }), version, letter: false };
    const unsent = await manager.call('POST', `${AT}${id}/link/`, link);
    expect([unsent.statusCode, Object.keys(unsent.json())]).toEqual([400, [field, 'code']]);
  });

  it('goes into an order that is placed by its link, whose history says who wrote it down', async () => {
    const { id } = await create(told());
    const link = { ...told(), version: 1, letter: false };
    const { url } = (await manager.call('POST', `${AT}${id}/link/`, link)).json();
    expect((await read(`${AT}${id}/`)).link).toMatchObject({ is_over: false });
    const token = /\/t\/([\w-]{43})/.exec(url)?.[1];
    expect((await shop.app.inject(`/api/orders/told/${token}/`)).json()).toMatchObject({
      company: 'ООО «Ромашка», ИНН\u00a07707083893',
    });
    const payload = { consent: true, expected_total: SOFA };
    const at = `/api/orders/told/${token}/`;
    const { number } = (await shop.app.inject({ method: 'POST', url: at, payload })).json();
    const card = await read(`/api/admin/orders/${number}/`);
    expect(card.events).toMatchObject([
      { actor: 'customer', status: 'new' },
      { actor: 'shop', by: 'Вера', work: { kind: 'told' } },
    ]);
    expect(await read(`/api/admin/orders/${number}/company/`)).toMatchObject({ company: romashka });
  });

  it('is none where a person buys', async () => {
    const { id } = await create(told({ company: null }));
    const { number } = (await place(id, { company: null })).json();
    expect(await read(`/api/admin/orders/${number}/company/`)).toMatchObject({ company: null });
  });
});
