import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { openCdek } from '#tests/support/cdek-emulator.ts';
import { saveTerms, someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import { guestFrom } from '#tests/support/place-order.ts';

const keys = { account: 'account-of-tests', secret: 'secret-of-tests' };
const now = new Date('2026-11-27T09:00:00Z');
let cdek: Awaited<ReturnType<typeof openCdek>>;
const it = withShop(async ({ onCleanup }) => {
  cdek = await openCdek({ keys, onEnd: onCleanup });
  return {
    clock: { now: () => now },
    env: { RATE_LOGIN: '200/15m', RATE_ORDER: '900/15m', CDEK_URL: cdek.url },
  };
});
const { shop, office } = fixturesOf(it);
let lamp: SomeVariant;
const FAR = 'Ижевск, Удмуртская Республика';

beforeAll(async () => {
  [lamp] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await shop.db.execute(sql`UPDATE variants SET stock = 500 WHERE id = ${lamp.variant}`);
  await pack([{ width: 400, height: 300, depth: 500, weight: 12 }]);
  const owner = await office.complete('owner');
  await saveTerms(owner, someTerms);
  const sender = { town: 'Москва', region: 'Москва', hand_over: 'door' };
  await owner.call('PUT', '/api/admin/delivery/carrier/', { ...sender, ...keys });
});

const pack = (packages: object[]) =>
  shop.db.execute(sql`
    INSERT INTO variant_packages (variant_id, packages) VALUES (${lamp.variant}, ${JSON.stringify(packages)}::jsonb)
    ON CONFLICT (variant_id) DO UPDATE SET packages = excluded.packages`);
const quoted = async (town: string, quantity = 1) =>
  (
    await guestFrom(shop)('/api/delivery/quote/', {
      town,
      lines: [{ variant: lamp.variant, quantity }],
    })
  ).json();

it('beyond the zones the carrier says price and days, and the order keeps them', async () => {
  const { charges, calls, promise, payable } = await quoted(FAR);
  expect(calls).toEqual([]);
  expect(charges).toMatchObject([{ kind: 'delivery', reason: 'транспортная компания' }]);
  expect(charges[0].amount).toBeGreaterThan(0);
  expect(promise.from > '2026-11-27').toBe(true);
  const { url } = await orderWithLink(shop, [lamp], { town: FAR, expected_total: payable });
  expect((await shop.app.inject(callOf(url))).json()).toMatchObject({
    delivery_cost: charges[0].amount,
    promised_from: promise.from,
    promised_to: promise.to,
  });
});

it('of very many pieces no carrier is asked', async () => {
  expect((await quoted(FAR, 201)).calls).toMatchObject([{ kind: 'delivery' }]);
});

it('in a zone of the shop no carrier is asked', async () => {
  expect((await quoted(TVER)).charges).toMatchObject([{ amount: 1500, reason: 'Тверь' }]);
});

it('a carrier that is silent leaves it to a call, and the order is placed', async () => {
  cdek.misfortunes.isSilent = true;
  try {
    const town = 'Владивосток, Приморский край';
    expect((await quoted(town)).calls).toMatchObject([{ kind: 'delivery' }]);
    const { url } = await orderWithLink(shop, [lamp], { town });
    expect((await shop.app.inject(callOf(url))).json()).toMatchObject({ delivery_cost: null });
  } finally {
    cdek.misfortunes.isSilent = false;
  }
});

it('without packages nothing is asked: a size is never assumed', async () => {
  await pack([]);
  expect((await quoted('Орёл, Орловская область')).calls).toMatchObject([{ kind: 'delivery' }]);
});
