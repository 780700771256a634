import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import {
  type PlainRate,
  plainRates,
  type TaxSystem,
  taxDoubt,
  taxSystems,
} from '#contracts/receipts.ts';
import { lastActions } from '#tests/support/audit.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { onlineOrders } from '#tests/support/online-orders.ts';
import { openPayments, type PaymentsEmulator } from '#tests/support/payments.ts';
import { leadTo } from '#tests/support/provider-of-shop.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

let emulator: PaymentsEmulator;
const it = withShop(async ({ onCleanup }) => {
  emulator = await openPayments({ onEnd: onCleanup, now: new Date('2027-03-01T09:00:00Z') });
  const { url, clock } = emulator;
  return { clock, env: { RATE_LOGIN: '200/15m', YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;
beforeEach(async () => {
  owner = await office.complete('owner');
});

const SETTINGS = '/api/admin/payments/receipts/';
const TAXES = {
  tax_system: 'usn_income',
  goods_rate: '5',
  services_rate: 'none',
  closes_calculated: false,
};
const setTaxes = (from: string, rate = '5', more: object = {}) =>
  owner.call('POST', `${SETTINGS}taxes/`, {
    ...TAXES,
    goods_rate: rate,
    valid_from: from,
    ...more,
  });
const changeTaxes = (from: string, change: object) =>
  owner.call('PUT', `${SETTINGS}taxes/`, { ...TAXES, valid_from: from, ...change });

describe('the till and the taxes', () => {
  beforeEach(async () => {
    await shop.db.execute(sql`DELETE FROM tax_terms`);
    await shop.db.execute(sql`DELETE FROM receipts`);
    await leadTo(shop, emulator, 'yookassa');
  });

  it('are set by the owner: taxes of a day first, then the till', async () => {
    expect((await owner.call('GET', SETTINGS)).json()).toEqual({
      tills: [
        { name: 'yookassa', till: 'none', can: ['none', 'own', 'provider'], has_keys: true },
        { name: 'tbank', till: 'none', can: ['none', 'own'], has_keys: false },
      ],
      taxes: [],
    });
    const till = () => owner.call('PUT', `${SETTINGS}tills/yookassa/`, { till: 'own' });
    expect((await till()).json()).toMatchObject({ till: ['Сначала укажите налоги'] });
    await setTaxes('2026-01-01');
    await setTaxes('2028-01-01', '7');
    const { tills, taxes } = (await till()).json();
    expect(tills[0]).toMatchObject({ till: 'own' });
    expect(taxes).toEqual([
      { valid_from: '2026-01-01', ...TAXES, is_now: true, may_remove: false },
      { valid_from: '2028-01-01', ...TAXES, goods_rate: '7', is_now: false, may_remove: true },
    ]);
    expect(await lastActions(shop.db, 2)).toEqual(['payment_provider.till', 'tax_terms.change']);
  });

  it('of a day to come alone are not valid yet: no till prints by them', async () => {
    await setTaxes('2028-01-01');
    expect((await owner.call('GET', SETTINGS)).json().taxes).toMatchObject([{ is_now: false }]);
    const till = await owner.call('PUT', `${SETTINGS}tills/yookassa/`, { till: 'own' });
    expect(till.statusCode).toBe(400);
  });

  it('of a day to come are removed, those that have begun stay', async () => {
    await setTaxes('2026-01-01');
    await setTaxes('2028-01-01');
    const remove = async (day: string) =>
      (await owner.call('DELETE', `${SETTINGS}taxes/${day}/`)).statusCode;
    expect(await remove('2026-01-01')).toBe(400);
    expect(await remove('2028-01-01')).toBe(200);
    expect(await remove('2028-01-01')).toBe(404);
    expect((await owner.call('GET', SETTINGS)).json().taxes).toHaveLength(1);
  });

  it('of the provider’s own kind are not there at T-Bank, and need keys', async () => {
    await setTaxes('2026-01-01');
    const till = async (name: string, chosen: string) =>
      (await owner.call('PUT', `${SETTINGS}tills/${name}/`, { till: chosen })).statusCode;
    expect(await till('tbank', 'own')).toBe(404);
    await leadTo(shop, emulator, 'tbank');
    expect(await till('tbank', 'provider')).toBe(400);
    expect(await till('tbank', 'own')).toBe(200);
  });

  it('that know whole payments alone are told where customers read of paying', async () => {
    await setTaxes('2026-01-01');
    const note = async () =>
      (await shop.app.inject('/api/orders/paying-terms/')).json().note as string;
    const before = await note();
    await owner.call('PUT', `${SETTINGS}tills/yookassa/`, { till: 'provider' });
    expect(await note()).not.toBe(before);
    expect(await note()).toContain('весь заказ сразу');
    const terms = (await owner.call('GET', '/api/admin/payments/terms/')).json();
    expect(terms).toMatchObject({ terms: { only_whole: false }, whole_by_till: true });
  });

  it('are no matter of a manager', async () => {
    const manager = await office.joined('manager');
    expect((await manager.call('GET', SETTINGS)).statusCode).toBe(403);
  });

  it('of a day that has its own are changed, not added once more', async () => {
    await setTaxes('2028-01-01');
    const again = await setTaxes('2028-01-01', '7');
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      { valid_from: [expect.stringContaining('уже заданы')] },
    ]);
    const [taxes] = (await owner.call('GET', SETTINGS)).json().taxes;
    expect(taxes).toMatchObject({ goods_rate: '5' });
    const changed = await changeTaxes('2028-01-01', { goods_rate: '7' });
    expect(changed.json().taxes).toMatchObject([{ valid_from: '2028-01-01', goods_rate: '7' }]);
    expect((await changeTaxes('2029-01-01', {})).statusCode).toBe(404);
  });

  it('need a day, and say so once', async () => {
    const refused = async (from: string) => (await setTaxes(from)).json().valid_from;
    expect(await refused('')).toEqual(['Это поле обязательно']);
    expect(await refused('2027-02-30')).toEqual([expect.stringContaining('30.11.2026')]);
    expect(await refused('1026-02-28')).toEqual([expect.stringContaining('30.11.2026')]);
  });

  it('that have begun are changed once the owner says to know that printed receipts stay', async () => {
    await setTaxes('2026-01-01');
    const silent = await changeTaxes('2026-01-01', { goods_rate: '7' });
    expect([silent.statusCode, silent.json()]).toMatchObject([
      400,
      { printed_stay: [expect.stringContaining('не\u00a0изменятся')] },
    ]);
    expect((await changeTaxes('2026-01-01', {})).statusCode).toBe(200);
    const known = await changeTaxes('2026-01-01', { goods_rate: '7', printed_stay: true });
    expect(known.json().taxes).toMatchObject([{ goods_rate: '7' }]);
  });

  it('of days with printed receipts are added once the owner says to know that these stay', async () => {
    const [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
    const { orderId } = await onlineOrders(shop, emulator, sofa).paid({ till: 'own' });
    const itemsOf = async () =>
      (
        await shop.db.execute(
          sql`SELECT items, tax_system FROM receipts WHERE order_id = ${orderId}`,
        )
      ).rows;
    const printed = await itemsOf();
    expect(printed).toHaveLength(1);
    expect((await setTaxes('2027-03-02')).statusCode).toBe(200);
    expect((await setTaxes('2027-02-28')).json()).toHaveProperty('printed_stay');
    const known = await setTaxes('2027-02-28', '5', { printed_stay: true });
    expect(known.statusCode).toBe(200);
    expect((await setTaxes('2027-02-27')).statusCode).toBe(200);
    expect(await itemsOf()).toEqual(printed);
  });
});

it('a rate is asked about where УСН has another one than none, 5 and 7, 5 and 7 have another system, or ОСН has none', () => {
  const doubted = (system: TaxSystem) =>
    plainRates.filter((rate: PlainRate) => taxDoubt(system, rate) !== undefined);
  expect(Object.fromEntries(taxSystems.map((system) => [system, doubted(system)]))).toEqual({
    osn: ['none', '5', '7'],
    usn_income: ['0', '10', '20', '22'],
    usn_income_outcome: ['0', '10', '20', '22'],
    esn: ['5', '7'],
    patent: ['5', '7'],
  });
});
