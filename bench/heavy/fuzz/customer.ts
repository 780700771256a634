import { accountCalls } from '#contracts/calls/account.ts';
import { cartCalls } from '#contracts/calls/cart.ts';
import { catalogCalls } from '#contracts/calls/catalog.ts';
import type { ProductPage } from '#contracts/catalog.ts';
import type { Access } from './requests.ts';
import { type KnownValues, pick } from './values.ts';

const PASSWORD = 'Тихая гавань 42';

export interface Customer {
  readonly known: KnownValues;
  readonly access: Access;
}

/** Registers two customers and makes a cart, and collects values that the shop knows. */
export async function customerOf(url: string): Promise<Customer> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const { results } = (await (
    await fetch(`${url}${catalogCalls.listProducts.url}`)
  ).json()) as ProductPage;
  const product = results[0];
  const register = (email: string) =>
    post(accountCalls.register.url, { email, password1: PASSWORD, password2: PASSWORD });
  const [kept, spent] = [await register('kept@example.ru'), await register('spent@example.ru')];
  const cart = await post(cartCalls.replaceCart.url, { cart_items: [{ product: product?.id }] });
  const variant = product?.variants[0]?.id;
  const values: Record<string, readonly unknown[]> = {
    product: [product?.id],
    variant: [variant, null],
    product_variant_id: [variant],
    cart_uuid: [cart.cart_uuid],
    cartUuid: [cart.cart_uuid],
    slug: ['divany', 'kresla', product?.slug],
    idOrSlug: [product?.id, product?.slug],
    category: ['divany', 'kresla'],
    search: ['диван', 'белый стол 200', 'divan'],
    page: [1, 2],
    id: [1, 2, 3],
    email: Array.from({ length: 200 }, (_, number) => `buyer${number}@example.ru`),
    password: [PASSWORD],
    password1: [PASSWORD],
    password2: [PASSWORD],
    new_password1: [PASSWORD],
    new_password2: [PASSWORD],
    refresh: [spent.refresh_token],
    phone: ['+7 (000) 000-00-00'],
    phone_number: ['+7 (000) 000-00-00'],
  };
  const known: KnownValues = (name, random) =>
    Object.hasOwn(values, name) ? pick(values[name] ?? [], random) : undefined;
  return { known, access: { kept: String(kept.access_token), spent: String(spent.access_token) } };
}
