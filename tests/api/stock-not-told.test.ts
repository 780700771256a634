import { expect } from 'vitest';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { confirmEmail, signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

/** A number that nothing else of the shop has. */
const STOCK = 7_654_321;

const it = withShop(async () => ({ storefront: await builtStorefront() }));
let sofa: SomeVariant;
let anna: TestCustomer;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await setVariant(shop.db, sofa.variant, { stock: STOCK });
  anna = await signIn(shop, 'anna@example.ru', { isNew: true });
});

const cartOf = async (quantity: number) =>
  anna.call('POST', '/api/orders/cart/', { cart_items: [cartLine(sofa, quantity)] });

it.for([
  ['its product', (): string => `/api/products/${sofa.productSlug}/`],
  ['a list', () => `/api/products/?page_size=100&search=${encodeURIComponent(sofa.name)}`],
  ['its page', () => `/products/${sofa.productSlug}/variant/${sofa.variantSlug}`],
  ['the data of its page', () => `/products/${sofa.productSlug}.data`],
  ['the page of a search', () => `/search?q=${encodeURIComponent(sofa.name)}`],
  ['the feed', (): string => '/feeds/yandex.xml'],
] as const)('the stock of a product is not in %s', async ([_name, address], { shop }) => {
  const { statusCode, body } = await shop.app.inject({ url: address() });
  expect(statusCode).toBe(200);
  expect(body).toContain(sofa.productSlug);
  expect(body).not.toMatch(/7\D?654\D?321/);
});

it('nor in the wishlist, the cart, or an order that is refused for it', async ({ shop }) => {
  const asked = [
    await anna.call('POST', '/api/wishlist/', { product_variant_id: sofa.variant }),
    await anna.call('GET', '/api/wishlist/'),
    await cartOf(999),
    await anna.call('GET', '/api/orders/cart/by-cookie/'),
  ];
  await confirmEmail(shop, anna);
  await setVariant(shop.db, sofa.variant, { stock: 765 });
  const cart = await cartOf(999);
  const order = orderForm(cart.json().cart_uuid);
  const refused = await anna.call('POST', '/api/orders/order-create/', order);
  expect(refused.json()).toMatchObject({ code: 'out_of_stock', lines: [{ in_stock: null }] });
  for (const { body } of [...asked, cart, refused]) {
    expect(body).toContain(sofa.name);
    expect(body).not.toMatch(/7654321|765\b/);
  }
});
