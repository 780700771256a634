import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { saveTerms, someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

// A Friday, before the cut-off.
const now = new Date('2026-11-27T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  owner = await office.complete('owner');
  await saveTerms(owner, someTerms);
});

describe('working days of making', () => {
  const made = async () => {
    const answer = await guestFrom(shop)('/api/delivery/quote/', {
      lines: [{ variant: sofa.variant, quantity: 1 }],
      town: TVER,
    });
    const { promise } = answer.json();
    return promise?.to ?? null;
  };
  const sourceSays = async (least: number | null, most: number | null) => {
    const answer = await owner.call('PUT', '/api/admin/imports/sources/', {
      source: 'fabrika.csv',
      production_least: least,
      production_most: most,
    });
    expect(answer.statusCode).toBe(200);
  };
  const variantSays = (days: number | null) =>
    shop.db.execute(sql`
      UPDATE variants SET attributes = (attributes - 'production_time_days' - 'production_time_days_from')
        || CASE WHEN ${days}::int IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('production_time_days', ${days}::int) END
      WHERE id = ${sofa.variant}`);

  it('are those of the variant, else of its source, else of its category', async () => {
    await shop.db.execute(sql`UPDATE variants SET stock = NULL WHERE id = ${sofa.variant}`);
    await shop.db.execute(
      sql`INSERT INTO import_offers (source, offer_id, variant_id) VALUES ('fabrika.csv', '1', ${sofa.variant})`,
    );
    await variantSays(null);
    expect(await made()).toBeNull();
    await saveTerms(owner, { ...someTerms, production: [{ days: { least: 30, most: 30 } }] });
    const ofCategory = await made();
    await sourceSays(null, 5);
    const ofSource = await made();
    await variantSays(20);
    const ofVariant = await made();
    expect([ofSource, ofVariant, ofCategory]).toEqual(['2026-12-08', '2026-12-29', '2027-01-28']);
    const card = await guestFrom(shop)('/api/delivery/promises/', {
      town: TVER,
      variants: [sofa.variant],
    });
    expect(card.json().promises[0].text).toBe('29\u00a0декабря');

    await variantSays(null);
    const { number } = await placeOrder(guestFrom(shop), [cartLine(sofa)], { town: TVER });
    const { rows } = await shop.db.execute(
      sql`SELECT promised_to::text AS day FROM order_promises ORDER BY id DESC LIMIT 1`,
    );
    expect([number, rows]).toEqual([expect.any(String), [{ day: ofSource }]]);
    await sourceSays(null, null);
    expect(await made()).toBe(ofCategory);
  });

  it('of a source are told with both ends, the earlier one first', async () => {
    const fields = async (term: object) => {
      const body = { source: 'fabrika.csv', ...term };
      return Object.keys((await owner.call('PUT', '/api/admin/imports/sources/', body)).json());
    };
    expect(await fields({ production_least: 5, production_most: null })).toEqual([
      'production_most',
      'code',
    ]);
    expect(await fields({ production_least: 9, production_most: 5 })).toEqual([
      'production_least',
      'code',
    ]);
    expect(await fields({ production_least: -1, production_most: 5 })).toEqual([
      'production_least',
      'code',
    ]);
  });
});
