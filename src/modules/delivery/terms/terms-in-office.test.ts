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

  it('of another who was quicker are not overwritten', async () => {
    const { version } = (await owner.call('GET', '/api/admin/delivery/')).json();
    await saveTerms(owner, someTerms);
    const late = await owner.call('PUT', '/api/admin/delivery/', { version, terms: someTerms });
    expect([late.statusCode, late.json().code]).toEqual([409, 'terms_changed']);
    expect(late.json().now).toMatchObject({ version: version + 1, terms: someTerms });
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
