import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { z } from 'zod';
import type { Product } from '#contracts/catalog.ts';
import { wishlistEntry } from '#contracts/wishlist.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { callAsGuest, signIn, type TestCustomer } from '#tests/support/customer.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { waitForLock, whileHeld } from '#tests/support/wait-for-lock.ts';

const WISHLIST = '/api/wishlist/';
const it = withShop();
let anna: TestCustomer;
let boris: TestCustomer;
let sofa: SomeVariant;
let chair: SomeVariant;

it.beforeAll(async ({ shop }) => {
  anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  boris = await signIn(shop, 'boris@example.ru', { isNew: true });
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
});
beforeEach(() => anna.call('POST', `${WISHLIST}clear/`));

const add = (variant: unknown) => anna.call('POST', WISHLIST, { product_variant_id: variant });
const list = async (customer = anna) =>
  z.array(wishlistEntry).parse((await customer.call('GET', WISHLIST)).json());
const variants = async () => (await list()).map(({ product_variant: { id } }) => id);

describe('the wishlist', () => {
  it('takes a variant once, and shows it as it is today §7.15', async ({ shop }) => {
    const first = await add(sofa.variant);
    const second = await add(sofa.variant);
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
    await setVariant(shop.db, sofa.variant, { priceKopecks: 6_000_000, withdrawn: true });
    expect(await list()).toEqual([
      {
        id: first.json().id,
        product_variant: expect.objectContaining({
          id: sofa.variant,
          slug: sofa.variantSlug,
          product: { id: sofa.product, slug: sofa.productSlug },
          product_name: sofa.name,
          price: 60_000,
          available: false,
        }),
      },
    ]);
    await setVariant(shop.db, sofa.variant, { priceKopecks: 5_499_000, withdrawn: false });
  });

  it('shows a variant with its own photo beside the photo of its product §3.143', async ({
    shop,
  }) => {
    const product: Product = (await shop.app.inject(`/api/products/${sofa.product}/`)).json();
    const other = product.variants[1];
    expect(other?.photo).not.toBe(product.photo);
    expect((await add(other?.id)).json().product_variant).toMatchObject({
      photo: other?.photo,
      product_photo: product.photo,
    });
    expect((await list())[0]?.product_variant.product_photo).toBe(product.photo);
  });

  it('lets go of one entry, and of all §7.17 7.18', async () => {
    const { id } = (await add(sofa.variant)).json();
    await add(chair.variant);
    expect((await anna.call('DELETE', `${WISHLIST}${id}/`)).statusCode).toBe(204);
    expect((await anna.call('DELETE', `${WISHLIST}${id}/`)).statusCode).toBe(404);
    expect(await variants()).toEqual([chair.variant]);
    expect((await anna.call('POST', `${WISHLIST}clear/`)).json()).toEqual([]);
  });

  it('merges what a guest collected, and can be replaced as a whole §7.19 7.20', async () => {
    await add(sofa.variant);
    const body = (...ids: number[]) => ({ product_variant_ids: ids });
    const unknown = 2_000_000_000;
    await anna.call('POST', `${WISHLIST}merge/`, body(chair.variant, sofa.variant, unknown));
    expect((await variants()).toSorted()).toEqual([sofa.variant, chair.variant].toSorted());
    await anna.call('PUT', `${WISHLIST}bulk-update/`, body(chair.variant));
    expect(await variants()).toEqual([chair.variant]);
    await anna.call('PUT', `${WISHLIST}bulk-update/`, body());
    expect(await variants()).toEqual([]);
  });

  it.each([['x'], [null], [0], [2_000_000_000], [1.5]])(
    'refuses the variant %j §3.144 7.16',
    async (variant) => {
      const answer = await add(variant);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
        400,
        ['product_variant_id', 'code'],
      ]);
    },
  );

  it('is the customer’s own §6.8 6.19', async ({ shop }) => {
    const { id } = (await add(sofa.variant)).json();
    expect(await list(boris)).toEqual([]);
    expect((await boris.call('DELETE', `${WISHLIST}${id}/`)).statusCode).toBe(404);
    expect(await variants()).toEqual([sofa.variant]);
    const calls = [
      ['GET', WISHLIST],
      ['POST', WISHLIST, { product_variant_id: sofa.variant }],
      ['DELETE', `${WISHLIST}${id}/`],
      ['POST', `${WISHLIST}clear/`],
      ['POST', `${WISHLIST}merge/`, { product_variant_ids: [] }],
      ['PUT', `${WISHLIST}bulk-update/`, { product_variant_ids: [] }],
    ] as const;
    for (const [method, url, body] of calls) {
      expect((await callAsGuest(shop, method, url, body)).statusCode).toBe(401);
    }
  });
});

it('two devices that put their lists together and in place of each other at once both succeed', async ({
  shop,
}) => {
  const picked = await pickVariants(shop.db, [100, 200, 300, 400]);
  const [, kept, gone, last] = picked.map(({ variant }) => variant).toSorted((a, b) => a - b);
  await add(gone);
  await add(last);
  const calls = await whileHeld(shop.db, async (tx) => {
    // The other device's request waits for this row lock after it has deleted `gone`.
    await tx.execute(sql`SELECT FROM wishlist_entries WHERE variant_id = ${last} FOR UPDATE`);
    const replaced = anna.call('PUT', `${WISHLIST}bulk-update/`, { product_variant_ids: [kept] });
    await waitForLock(shop.db);
    const both = [kept, gone];
    const merged = anna.call('POST', `${WISHLIST}merge/`, { product_variant_ids: both });
    await waitForLock(shop.db, undefined, 2);
    return [replaced, merged];
  });
  const answers = await Promise.all(calls);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await variants()).toSorted((a, b) => a - b)).toEqual([kept, gone]);
});
