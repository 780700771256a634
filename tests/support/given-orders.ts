import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { pickVariants, type SomeVariant } from './catalogue.ts';
import { saveTerms, someTerms } from './delivery-terms.ts';
import type { MemberWithApp } from './staff.ts';
import { setPackages } from './ways-in.ts';

type Db = Parameters<typeof pickVariants>[0];

/** A town that no zone of the tests has, so that the carrier is asked. */
export const VLADIVOSTOK = 'Владивосток, Приморский край';

/** Two packages that go as a parcel. */
export const packagesToGive = [
  { width: 300, depth: 400, height: 500, weight: 12 },
  { width: 300, depth: 900, height: 300, weight: 8 },
];

/** Goods whose packages are known, in a shop that delivers to Tver and beside it asks the carrier. */
export async function goodsToGive(
  db: Db,
  owner: Pick<MemberWithApp, 'call'>,
): Promise<SomeVariant> {
  const [chair] = (await pickVariants(db, [1_200_000])) as [SomeVariant];
  await db.execute(sql`UPDATE variants SET stock = 500 WHERE id = ${chair.variant}`);
  await setPackages(db, chair.variant, packagesToGive);
  await saveTerms(owner, someTerms);
  return chair;
}

/** Enters keys and sender as the owner does. */
export async function setUpCarrier(
  owner: Pick<MemberWithApp, 'call'>,
  keys: { readonly account: string; readonly secret: string },
  place = 'MSK65',
): Promise<void> {
  const answer = await owner.call('PUT', '/api/admin/delivery/carrier/', {
    ...keys,
    town: 'Москва',
    region: 'Москва',
    hand_over: 'warehouse',
    handed_over_at: place,
  });
  expect(answer.statusCode).toBe(200);
}
