import { newCustomerForm } from './order-form.ts';

/** Posts JSON to a running shop. */
export async function postJson(url: string, body: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** A new cart with one product. Returns its uuid. */
export async function pushCart(shopUrl: string, product: number): Promise<string> {
  const { body } = await postJson(`${shopUrl}/api/orders/cart/`, { cart_items: [{ product }] });
  return String(body.cart_uuid);
}

/** Orders a cart as a customer of its own. */
export const orderCart = (shopUrl: string, uuid: string) =>
  postJson(`${shopUrl}/api/orders/order-create/`, newCustomerForm(uuid));
