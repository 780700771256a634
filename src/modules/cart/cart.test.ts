import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { cart as cartSchema } from '#contracts/cart.ts';
import { systemClock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import { countRows, pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine, orderForm } from '#tests/support/order-form.ts';
import { purgeOldCarts } from './purge-carts.ts';
import { mergeEqual, sameLines } from './requested-lines.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url: '/api/orders/cart/', payload: body as object, headers });

const byCookie = (cookie: string) =>
  shop.app.inject({ method: 'GET', url: '/api/orders/cart/by-cookie/', headers: { cookie } });

describe('pushing a cart', () => {
  it('answers the lines in their order with the prices of the catalogue §7.32', async () => {
    const answer = await post({ cart_items: [cartLine(chair, 3), cartLine(sofa)] });
    expect(answer.statusCode).toBe(200);
    const cart = cartSchema.parse(answer.json());
    expect(
      cart.cart_items.map(({ variant, quantity, price }) => [variant, quantity, price]),
    ).toEqual([
      [chair.variant, 3, 123.5],
      [sofa.variant, 1, 54_990],
    ]);
    expect(cart.cart_items[1]).toMatchObject({
      product: sofa.product,
      product_name: sofa.name,
      product_slug: sofa.productSlug,
      variant_slug: sofa.variantSlug,
      available: true,
    });
  });

  it('says how many are left where that is only a few', async () => {
    const left = async (stock: number | null, quantity: number) => {
      await setVariant(shop.db, sofa.variant, { stock });
      const { cart_items: items } = (await post({ cart_items: [cartLine(sofa, quantity)] })).json();
      return items[0].left;
    };
    expect(await left(null, 500)).toBeNull();
    expect(await left(10, 10)).toBeNull();
    expect(await left(10, 11)).toBeNull();
    expect(await left(6, 999)).toBeNull();
    expect(await left(5, 1)).toBe(5);
    expect(await left(5, 6)).toBe(5);
    expect(await left(0, 1)).toBe(0);
    await setVariant(shop.db, sofa.variant, { stock: null });
  });

  it('never takes a price from the client', async () => {
    const answer = await post({ cart_items: [{ ...cartLine(sofa), price: 1 }] });
    expect(answer.json().cart_items[0].price).toBe(54_990);
  });

  it('replaces the lines of the named cart and keeps its uuid', async () => {
    const first = (await post({ cart_items: [cartLine(sofa)] })).json();
    const second = (
      await post({ cart_items: [cartLine(chair, 2)], cart_uuid: first.cart_uuid })
    ).json();
    expect(second.cart_uuid).toBe(first.cart_uuid);
    expect(second.cart_items).toHaveLength(1);
    expect(second.cart_items[0]).toMatchObject({ variant: chair.variant, quantity: 2 });
  });

  it('makes one line of equal variants, and takes a missing variant for the first one', async () => {
    const lines = [
      cartLine(sofa, 2),
      { product: sofa.product, variant: null, quantity: 3 },
      { product: sofa.product, quantity: 1 },
    ];
    const { cart_items: items } = (await post({ cart_items: lines })).json();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ variant: sofa.variant, quantity: 6 });
  });

  it('empties the cart by an empty list', async () => {
    const full = (await post({ cart_items: [cartLine(sofa)] })).json();
    const empty = (await post({ cart_items: [], cart_uuid: full.cart_uuid })).json();
    expect(empty).toEqual({ cart_uuid: full.cart_uuid, cart_items: [] });
  });

  it('makes a new cart for an unknown uuid', async () => {
    const stranger = randomUUID();
    const answer = (await post({ cart_items: [cartLine(sofa)], cart_uuid: stranger })).json();
    expect(answer.cart_uuid).not.toBe(stranger);
    expect(answer.cart_items).toHaveLength(1);
  });

  it('gives back a withdrawn variant as no longer available', async () => {
    const [first, second] = (await pickVariants(shop.db, [1000, 2000])) as [
      SomeVariant,
      SomeVariant,
    ];
    await setVariant(shop.db, second.variant, { withdrawn: true });
    const answer = await post({ cart_items: [cartLine(first), cartLine(second)] });
    await setVariant(shop.db, second.variant, { withdrawn: false });
    await pickVariants(shop.db, [5_499_000, 12_350]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().cart_items.map((item: { available: boolean }) => item.available)).toEqual([
      true,
      false,
    ]);
  });
});

describe('refusing a cart', () => {
  it.each([
    ['an unknown variant', (): unknown => ({ product: sofa.product, variant: 2_000_000_000 })],
    ['a variant of another product', () => ({ product: sofa.product, variant: chair.variant })],
    ['an unknown product without variant', () => ({ product: 2_000_000_000 })],
    ['ids that are no numbers', () => ({ product: sofa.product, variant: [1] })],
    ['quantity 0', () => cartLine(sofa, 0)],
    ['quantity 1000', () => cartLine(sofa, 1000)],
    ['a quantity that is a fraction', () => cartLine(sofa, 1.5)],
    ['a quantity in words', () => ({ ...cartLine(sofa), quantity: 'два' })],
    ['a line that is no object', () => 'диван'],
  ])('%s: 400 that names the line, and nothing changes §5.12 7.32', async (_name, line) => {
    const before = (await post({ cart_items: [cartLine(sofa)] })).json();
    const answer = await post({
      cart_items: [cartLine(sofa, 7), line()],
      cart_uuid: before.cart_uuid,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().cart_items).toEqual([expect.stringContaining('Строка 2')]);
    const after = (await byCookie(`cart_uuid=${before.cart_uuid}`)).json();
    expect(after).toEqual(before);
  });

  it('names the field of a body that is wrong as a whole', async () => {
    expect((await post({})).json()).toHaveProperty('cart_items');
    expect((await post({ cart_items: 'диван' })).json()).toHaveProperty('cart_items');
    expect((await post({ cart_items: [], cart_uuid: 'x' })).json()).toHaveProperty('cart_uuid');
  });
});

describe('the cart cookie', () => {
  it('finds the cart again, is not for scripts, and stays on this site §7.31', async () => {
    const pushed = await post({ cart_items: [cartLine(chair)] });
    const cookie = pushed.cookies.find(({ name }) => name === 'cart_uuid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const found = await byCookie(`cart_uuid=${cookie?.value}`);
    expect(found.json()).toEqual(pushed.json());
  });

  it('answers an empty cart where there is none', async () => {
    for (const cookie of ['', 'cart_uuid=nonsense', `cart_uuid=${randomUUID()}`]) {
      const answer = await byCookie(cookie);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { cart_uuid: null, cart_items: [] },
      ]);
    }
  });

  it('alone does not allow a write: that needs the X-CSRFToken §6.17', async () => {
    const { cart_uuid: uuid } = (await post({ cart_items: [cartLine(chair)] })).json();
    const cookie = `cart_uuid=${uuid}; csrftoken=secret`;
    const refused = await post({ cart_items: [] }, { cookie });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toHaveProperty('detail');
    const allowed = await post({ cart_items: [] }, { cookie, 'x-csrftoken': 'secret' });
    expect(allowed.json()).toEqual({ cart_uuid: uuid, cart_items: [] });
  });

  it('comes with a token that scripts can read, and with no leave to be cached', async () => {
    const answer = await byCookie('');
    const token = answer.cookies.find(({ name }) => name === 'csrftoken');
    expect(token).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect(token).not.toHaveProperty('httpOnly');
    expect(answer.headers['cache-control']).toBe('no-store');
    const catalogue = await shop.app.inject({ url: '/api/category/' });
    expect(catalogue.headers).not.toHaveProperty('set-cookie');
  });

  it('is not written for a request from another site', async () => {
    const before = await countRows(shop.db, 'carts');
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      const answer = await post({ cart_items: [cartLine(chair)] }, headers);
      expect(answer.statusCode).toBe(403);
    }
    expect(await countRows(shop.db, 'carts')).toBe(before);
  });
});

describe('deleting a cart', () => {
  it.each(['/', ''])('works with the ending «%s» and leaves nothing §7.34', async (ending) => {
    const { cart_uuid: uuid } = (await post({ cart_items: [cartLine(chair)] })).json();
    const url = `/api/orders/cart/${uuid}${ending}`;
    expect((await shop.app.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await shop.app.inject({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await byCookie(`cart_uuid=${uuid}`)).json().cart_items).toEqual([]);
  });

  it('is refused once an order rests on the cart', async () => {
    const { cart_uuid: uuid } = (await post({ cart_items: [cartLine(chair)] })).json();
    await shop.app.inject({
      method: 'POST',
      url: '/api/orders/order-create/',
      payload: orderForm(uuid),
    });
    const answer = await shop.app.inject({ method: 'DELETE', url: `/api/orders/cart/${uuid}/` });
    expect(answer.statusCode).toBe(409);
  });
});

it('purges carts that were not touched for ninety days, and keeps ordered ones', async () => {
  const push = async () => (await post({ cart_items: [cartLine(chair)] })).json().cart_uuid;
  const [old, ordered, fresh] = [await push(), await push(), await push()];
  await shop.app.inject({
    method: 'POST',
    url: '/api/orders/order-create/',
    payload: orderForm(ordered),
  });
  await shop.db.execute(sql`UPDATE carts SET updated_at = now() - interval '91 days'
    WHERE uuid IN (${old}, ${ordered})`);
  const before = new Date(systemClock.now().getTime() - 90 * DAY);
  await purgeOldCarts(shop.db, { before, most: 10 });
  const { rows } = await shop.db.execute(sql`SELECT uuid FROM carts
    WHERE uuid IN (${old}, ${ordered}, ${fresh})`);
  expect(rows.map(({ uuid }) => uuid).toSorted()).toEqual([ordered, fresh].toSorted());
});

describe('lines', () => {
  it('are merged up to 999 pieces', () => {
    expect(mergeEqual([1, 2, 1].map((variantId) => ({ variantId, quantity: 600 })))).toEqual([
      { variantId: 1, quantity: 999 },
      { variantId: 2, quantity: 600 },
    ]);
  });

  it('are the same in any order, and not with another quantity', () => {
    const lines = [
      { variantId: 1, quantity: 2 },
      { variantId: 2, quantity: 1 },
    ];
    expect(sameLines(lines, lines.toReversed())).toBe(true);
    expect(sameLines(lines, [{ variantId: 1, quantity: 2 }])).toBe(false);
    expect(sameLines(lines, [lines[0], { variantId: 2, quantity: 2 }] as typeof lines)).toBe(false);
  });
});
