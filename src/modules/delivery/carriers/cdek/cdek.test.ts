import { describe, expect, it } from 'vitest';
import type { HandOver } from '#contracts/admin/delivery/values.ts';
import { openCdek } from '#tests/support/cdek-emulator.ts';
import type { AskedOffers, CarriedPackage } from '../carrier.ts';
import { createCdek } from './cdek.ts';

const MOSCOW = { name: 'Москва', region: 'Москва' };
const VLADIVOSTOK = { name: 'Владивосток', region: 'Приморский край' };
const piece = (weight: number, size = 700): CarriedPackage => ({
  length: size,
  width: 400,
  height: 455,
  weight,
});

interface Setting {
  readonly handOver?: HandOver;
  readonly patience?: number;
  readonly secret?: string;
}

/** An emulator with a carrier that asks it, and a clock that can be moved. */
async function setUp({
  handOver = 'warehouse',
  patience = 10_000,
  secret = 'secret',
}: Setting = {}) {
  const cdek = await openCdek();
  let now = Date.parse('2026-11-27T10:00:00Z');
  const clock = { now: () => new Date(now) };
  const { url } = cdek;
  const carrier = createCdek({ url, account: 'account', secret, clock, handOver, patience });
  const offers = (change: Partial<AskedOffers> = {}) =>
    carrier.offers({ from: MOSCOW, to: VLADIVOSTOK, packages: [piece(10)], ...change });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { cdek, carrier, offers, pass, misfortunes: cdek.misfortunes };
}

const HOUR = 3_600_000;

describe('an offer', () => {
  it('is the cheapest of its kind, with services and tax, in kopecks and days of the calendar', async () => {
    const { cdek, offers } = await setUp();
    expect(await offers()).toEqual({
      offers: [{ kind: 'parcel', price: 60_000, days: { least: 3, most: 7 } }],
    });
    expect(cdek.prices.map((one) => one.tariff_code).toSorted()).toEqual([137, 233]);
    expect(cdek.prices[0]).toMatchObject({ type: 1, packages: [{ weight: 10_000 }] });
  });

  it('from the door of the shop goes by tariffs from the door', async () => {
    const { cdek, offers } = await setUp({ handOver: 'door' });
    await offers();
    await offers({ packages: [piece(80)] });
    expect(cdek.prices.map((one) => one.tariff_code).toSorted()).toEqual([121, 139, 231, 748]);
  });

  it('from 70 kg on is groupage, and says so to the company', async () => {
    const { cdek, offers } = await setUp();
    const packages = [piece(40), piece(30)];
    expect(await offers({ packages })).toMatchObject({ offers: [{ kind: 'groupage' }] });
    const general = cdek.prices.find((one) => one.tariff_code === 750);
    expect(general).toMatchObject({ type: 2, additional_order_types: [2] });
  });

  it('between 50 and 70 kg is what the company answers, else a call', async () => {
    const { offers, misfortunes } = await setUp();
    const packages = [piece(60)];
    expect(await offers({ packages })).toMatchObject({ offers: [{ kind: 'groupage' }] });
    misfortunes.refusedTariffs = [122, 750];
    expect(await offers({ packages: [piece(61)] })).toEqual({ call: 'carrier refuses' });
  });

  it('counts its limits over the whole order, in grams: decimals make no difference', async () => {
    const { cdek, offers } = await setUp();
    const packages = Array.from({ length: 500 }, () => ({ ...piece(0.1), height: 1000 }));
    expect(await offers({ packages })).toMatchObject({ offers: [{ kind: 'parcel' }] });
    cdek.prices.length = 0;
    await offers({ packages: [piece(25.05), piece(25.05)] });
    expect(cdek.prices.map((one) => one.tariff_code)).toContain(750);
  });

  it('has every package with its own sizes, in whole centimetres upward', async () => {
    const { cdek, offers } = await setUp();
    await offers({ packages: [piece(20, 2400), piece(10.25, 701)] });
    expect(cdek.prices[0]?.packages).toEqual([
      { weight: 20_000, length: 240, width: 40, height: 46 },
      { weight: 10_250, length: 71, width: 40, height: 46 },
    ]);
  });

  it('has the floor by hand or by lift, never both', async () => {
    const { cdek, offers } = await setUp();
    await offers({ up: { floor: 5, by: 'hand' } });
    expect(cdek.prices[0]?.services).toEqual([{ code: 'GET_UP_FLOOR_BY_HAND', parameter: '5' }]);
    cdek.prices.length = 0;
    await offers({ up: { floor: 5, by: 'lift' } });
    expect(cdek.prices[0]?.services).toEqual([{ code: 'GET_UP_FLOOR_BY_ELEVATOR' }]);
    const heavy = { packages: [piece(80), piece(71)], up: { floor: 5, by: 'lift' } } as const;
    expect(await offers(heavy)).toEqual({ call: 'too heavy for the lift' });
  });

  it('needs packages whose sizes and weight are known', async () => {
    const { cdek, offers } = await setUp();
    for (const packages of [[], [piece(0)], [piece(Number.NaN)], [piece(1, 0)]]) {
      expect(await offers({ packages })).toEqual({ call: 'packages not known' });
    }
    expect(cdek.asked).toEqual([]);
  });
});

describe('a town', () => {
  it.each([
    ['Владивосток\u00a0', 'приморский  край', 288],
    ['ОРЕЛ', 'Орловская область', 330],
    ['Ижевск', 'Удмуртская Республика', 340],
    ['Владикавказ', 'Республика Северная Осетия — Алания', 350],
    ['Благовещенск', 'Республика Башкортостан', 321],
    ['Благовещенск', 'Амурская область', 320],
    ['Березники', 'Пермский край', 360],
  ])('%s, %s is found however it is typed', async (name, region, code) => {
    const { cdek, offers } = await setUp();
    expect(await offers({ to: { name, region } })).toHaveProperty('offers');
    expect(cdek.prices[0]?.to_location).toEqual({ code });
  });

  it.each([
    ['Петергоф', 'Санкт-Петербург'],
    ['Санкт', 'Санкт-Петербург'],
    ['Москва', 'Тверская область'],
    ['Владивосток', ''],
    ['', ''],
    ['Ключи', 'Алтайский край'],
  ])('%s, %s is told by telephone: no other town stands for it', async (name, region) => {
    const { cdek, offers } = await setUp();
    expect(await offers({ to: { name, region } })).toEqual({ call: 'town not known' });
    expect(cdek.prices).toEqual([]);
  });

  it('is found among rows that make no sense', async () => {
    const { offers, misfortunes } = await setUp();
    misfortunes.breaksRows = true;
    expect(await offers()).toHaveProperty('offers');
  });
});

describe('what was answered', () => {
  it('is kept for a day by towns, packages and floor', async () => {
    const { cdek, offers, pass } = await setUp();
    const first = await offers();
    const count = cdek.asked.length;
    pass(23 * HOUR);
    expect(await offers()).toEqual(first);
    expect(await offers({ to: { name: ' владивосток', region: VLADIVOSTOK.region } })).toEqual(
      first,
    );
    expect(cdek.asked).toHaveLength(count);
    await offers({ up: { floor: 2, by: 'hand' } });
    expect(cdek.asked.length).toBeGreaterThan(count);
    const later = cdek.prices.length;
    pass(2 * HOUR);
    await offers();
    expect(cdek.prices.length).toBeGreaterThan(later);
  });

  it('is asked again where it was «impossible»: that comes and goes', async () => {
    const { offers, misfortunes } = await setUp();
    misfortunes.impossible = 2;
    expect(await offers()).toEqual({ call: 'carrier refuses' });
    expect(await offers()).toHaveProperty('offers');
  });

  it('stays an offer where one tariff is refused', async () => {
    const { offers, misfortunes } = await setUp();
    misfortunes.refusedTariffs = [233];
    expect(await offers()).toMatchObject({ offers: [{ price: 75_000 }] });
  });
});

describe('a company in trouble', () => {
  it('that is silent holds nobody longer than its time', async () => {
    const { offers, misfortunes } = await setUp({ patience: 100 });
    misfortunes.isSilent = true;
    const begun = performance.now();
    expect(await offers()).toEqual({ call: 'carrier silent' });
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('that falls over at 90 kg, or sends the page of a proxy, is silent', async () => {
    const { offers, misfortunes } = await setUp();
    misfortunes.fallsAbove = 85;
    expect(await offers({ packages: [piece(90)] })).toEqual({ call: 'carrier silent' });
    misfortunes.isProxyPage = true;
    expect(await offers()).toEqual({ call: 'carrier silent' });
  });

  it('that is not there is silent', async () => {
    const clock = { now: () => new Date() };
    const keys = { account: 'account', secret: 'secret' };
    const carrier = createCdek({ url: 'http://127.0.0.1:9', ...keys, clock, handOver: 'door' });
    const asked = { from: MOSCOW, to: VLADIVOSTOK, packages: [piece(1)] };
    expect(await carrier.offers(asked)).toEqual({ call: 'carrier silent' });
    expect(await carrier.check(MOSCOW)).toBe('silent');
  });

  it('answers many who ask at once, and tells the others to be called', async () => {
    const { cdek, offers } = await setUp();
    const asked = Array.from({ length: 40 }, (_, index) =>
      offers({ packages: [piece(1 + index)] }),
    );
    const answers = await Promise.all(asked);
    const served = answers.filter((one) => 'offers' in one);
    expect(served).toHaveLength(16);
    expect(answers.filter((one) => 'call' in one && one.call === 'carrier silent')).toHaveLength(
      24,
    );
    expect(cdek.asked.filter((one) => one.includes('token'))).toHaveLength(1);
  });
});

describe('a token', () => {
  it('is kept for its hour', async () => {
    const { cdek, offers, pass } = await setUp();
    const tokens = () => cdek.asked.filter((one) => one.includes('token')).length;
    await offers();
    pass(0.9 * HOUR);
    await offers({ packages: [piece(2)] });
    expect(tokens()).toBe(1);
    pass(0.1 * HOUR);
    await offers({ packages: [piece(3)] });
    expect(tokens()).toBe(2);
  });

  it('is renewed once where it ends early, and no oftener', async () => {
    const { cdek, offers, misfortunes } = await setUp();
    await offers();
    misfortunes.endsToken = true;
    expect(await offers({ packages: [piece(2)] })).toHaveProperty('offers');
    misfortunes.refusesTokens = true;
    const count = cdek.asked.length;
    expect(await offers({ packages: [piece(3)] })).toEqual({ call: 'carrier silent' });
    expect(cdek.asked.length - count).toBeLessThan(8);
  });
});

describe('a check', () => {
  it('says whether keys and town of the sender are right', async () => {
    const { carrier, misfortunes } = await setUp();
    expect(await carrier.check(MOSCOW)).toBe('works');
    expect(await carrier.check({ name: 'Петергоф', region: 'Санкт-Петербург' })).toBe(
      'town not known',
    );
    misfortunes.isProxyPage = true;
    expect(await carrier.check(MOSCOW)).toBe('silent');
    const wrong = await setUp({ secret: 'another' });
    expect(await wrong.carrier.check(MOSCOW)).toBe('keys refused');
    expect(await wrong.offers()).toEqual({ call: 'carrier silent' });
  });
});
