import { beforeAll, describe, expect } from 'vitest';
import { saveTerms, someTerms } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const now = new Date('2026-11-27T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { office } = fixturesOf(it);
let owner: MemberWithApp;

beforeAll(async () => {
  owner = await office.complete('owner');
  await saveTerms(owner, someTerms);
});

describe('terms in the office', () => {
  it('are refused with the place of each fault, and nothing changes', async () => {
    const { version } = (await owner.call('GET', '/api/admin/delivery/')).json();
    const [tver] = someTerms.zones;
    const terms = {
      zones: [
        tver,
        {
          ...tver,
          name: 'Вторая',
          price: {
            by: 'weight',
            bands: [
              { up_to: 50, price: 1 },
              { up_to: 20, price: 2 },
            ],
          },
        },
        { name: 'Третья', regions: ['Тверская губерния'], price: { by: 'order', price: 1 } },
      ],
      assembly: [{ categories: ['net-takoy'], price: { by: 'order', price: 1 } }],
    };
    const bands = await owner.call('PUT', '/api/admin/delivery/', { version, terms });
    expect([bands.statusCode, Object.keys(bands.json())]).toEqual([
      400,
      ['zones.1.price.bands', 'code'],
    ]);
    const others = await owner.call('PUT', '/api/admin/delivery/', {
      version,
      terms: { ...terms, zones: [tver, { ...tver, name: 'Вторая' }, terms.zones[2]] },
    });
    expect(Object.keys(others.json())).toEqual([
      'zones.2.regions.0',
      'zones.1.towns.0.name',
      'assembly.0.categories',
      'code',
    ]);
    expect((await owner.call('GET', '/api/admin/delivery/')).json().version).toBe(version);
  });

  it.for([99_999_999_999_999, 10_000_001, -1])(
    'with a price of %d tell what a price can be',
    async (price) => {
      const { version } = (await owner.call('GET', '/api/admin/delivery/')).json();
      const terms = { zones: [{ ...someTerms.zones[0], price: { by: 'order', price } }] };
      const refused = await owner.call('PUT', '/api/admin/delivery/', { version, terms });
      expect(refused.json()).toEqual({
        'zones.0.price.price': ['Сумма от\u00a00 до\u00a010\u00a0000\u00a0000\u00a0₽'],
        code: 'invalid',
      });
    },
  );

  it('of another who was quicker are not overwritten', async () => {
    const { version } = (await owner.call('GET', '/api/admin/delivery/')).json();
    await saveTerms(owner, someTerms);
    const late = await owner.call('PUT', '/api/admin/delivery/', { version, terms: someTerms });
    expect([late.statusCode, late.json().code]).toEqual([409, 'terms_changed']);
    expect(late.json().now).toMatchObject({ version: version + 1, terms: someTerms });
  });

  it('are tried with packages, with what is fetched, and refuse what is no number', async () => {
    const terms = { zones: [someTerms.zones[0]], lift: someTerms.lift };
    const tried = async (thing: object) =>
      (
        await owner.call('POST', '/api/admin/delivery/tries/', {
          terms,
          town: 'Тверь',
          floor: 7,
          lift: 'passenger',
          ...thing,
        })
      ).json();
    const kinds = ({ charges }: { charges: { kind: string }[] }) => charges.map(({ kind }) => kind);
    const flat = { width: 600, depth: 400, height: 300, weight: 12 };
    const [small, long] = [
      await tried({ packages: [flat] }),
      await tried({ packages: [flat, { ...flat, width: 2400 }] }),
    ];
    expect(kinds(small)).toEqual(['delivery', 'lift']);
    expect(kinds(long)).toEqual(['delivery', 'carrying']);
    expect(small.slots[0]).toMatchObject({ from: '10:00', price: 1000 });
    const { key } = small.slots[0];
    expect(kinds(await tried({ slot: key }))).toEqual(['delivery', 'slot', 'lift']);
    const fetched = await tried({ pickup: true });
    expect([fetched.town, kinds(fetched)]).toEqual([null, ['delivery']]);
    expect(await tried({ floor: 'семь' })).toHaveProperty('floor');
  });

  it.for([
    ['price', 1e17, 'Не больше 1\u00a0000\u00a0000\u00a0000'],
    ['price', 0.001, 'Не больше двух знаков после запятой'],
    ['quantity', 1e17, 'Не больше 999'],
    ['weight', 1e17, 'Не больше 10\u00a0000'],
    ['km', 1e17, 'Не больше 2\u00a0000'],
    ['floor', 1e17, 'Не больше 200'],
    ['lead_days', -1e20, 'Не меньше 0'],
  ] as const)('are not tried with a %s of %d: the bound is told', async ([field, value, told]) => {
    const terms = { zones: [someTerms.zones[0]] };
    const body = { terms, town: 'Тверь', [field]: value };
    const tried = await owner.call('POST', '/api/admin/delivery/tries/', body);
    expect([tried.statusCode, tried.json()[field]]).toEqual([400, [told]]);
  });

  it('tell numbers as Russians write them, and name the side of a package that is wrong', async () => {
    const km = { free: 0, steps: [{ up_to: null, price: 30 }] };
    const around = { name: 'Тверь', region: 'Тверская область' };
    const price = { by: 'order', price: 1500 };
    const terms = { zones: [{ name: 'Тверь', around, price, km }] };
    const body = { terms, town: 'Тверь', km: 12.5 };
    const call = (more: object) =>
      owner.call('POST', '/api/admin/delivery/tries/', { ...body, ...more });
    const [charge] = (await call({})).json().charges;
    expect(charge).toMatchObject({ amount: 1890, reason: 'Тверь, 12,5\u00a0км' });
    const wide = [{ width: 20_001, depth: 1, height: 1, weight: 1 }];
    expect((await call({ packages: wide })).json().packages).toEqual([
      'Строка 1, ширина: Не больше 20\u00a0000',
    ]);
  });

  it('can be tried before they are saved', async () => {
    const tried = await owner.call('POST', '/api/admin/delivery/tries/', {
      terms: {
        zones: [{ ...someTerms.zones[0], price: { by: 'order', price: 7 } }],
        lift: someTerms.lift,
      },
      town: 'Тверь',
      floor: 7,
      lift: 'none',
      price: 100_000,
    });
    expect(tried.json()).toMatchObject({
      charges: [
        { kind: 'delivery', amount: 7 },
        { kind: 'carrying', amount: 1200 },
      ],
    });
    const stored = (await owner.call('GET', '/api/admin/delivery/')).json().terms;
    expect(stored.zones[0].price).toEqual({ by: 'order', price: 1500 });
  });
});

describe('hours of delivery, tried', () => {
  /** The hours of a shop with this zone; noon of a Friday in Moscow. */
  const hoursOf = async (zone: object, town = 'Тверь'): Promise<string[]> => {
    const [tver] = someTerms.zones;
    const tried = await owner.call('POST', '/api/admin/delivery/tries/', {
      terms: { zones: [{ ...tver, name: 'Проба', weekdays: [1, 2, 3, 4, 5, 6, 7], ...zone }] },
      town,
      price: 1000,
    });
    return tried.json().slots.map(({ key }: { key: string }) => key);
  };
  const slots = ['09:00', '12:00', '15:00'].map((from) => ({
    from,
    to: '18:00',
    capacity: 1,
  }));

  it('begin when the goods surely are there, not at the first day of the promise', async () => {
    const [first] = await hoursOf({ days: { least: 1, most: 4 } });
    expect(first).toBe('2026-12-03 10:00–13:00');
  });

  it('of today are those that have not begun by the clock of the town', async () => {
    const today = { days: { least: 0, most: 0 }, slots };
    const ofToday = (all: string[]) => all.filter((one) => one.startsWith('2026-11-27'));
    expect(ofToday(await hoursOf(today))).toEqual(['2026-11-27 15:00–18:00']);
    const far = { ...today, towns: [{ name: 'Омск', region: 'Омская область' }] };
    expect(ofToday(await hoursOf(far, 'Омск'))).toEqual([]);
  });
});

describe('kilometres beyond a town', () => {
  it('are asked of every town of the zone, and until they are told the price is the least', async () => {
    const region = {
      name: 'Область',
      regions: ['Тверская область'],
      price: { by: 'order', price: 1490 },
      km: { free: 10, steps: [{ up_to: null, price: 40 }] },
      days: { least: 1, most: 2 },
      weekdays: [1, 2, 3, 4, 5],
    };
    const tried = async (km: number | null) =>
      (
        await owner.call('POST', '/api/admin/delivery/tries/', {
          terms: { zones: [region] },
          town: 'Торжок, Тверская область',
          km,
          price: 1000,
        })
      ).json();
    expect(await tried(null)).toMatchObject({
      asks: { km: true },
      price_from: true,
      charges: [{ amount: 1490, reason: 'Область, без километров за\u00a0городом' }],
    });
    expect(await tried(25)).toMatchObject({ price_from: false, charges: [{ amount: 2090 }] });
  });
});
