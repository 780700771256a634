import { callbackCalls } from '#contracts/calls/callback.ts';
import { cartCalls } from '#contracts/calls/cart.ts';
import { catalogCalls } from '#contracts/calls/catalog.ts';
import { orderCalls } from '#contracts/calls/order.ts';
import { type Known, officeActions } from '#tests/support/office-actions.ts';
import { type Call, readKnown, readVersions } from '#tests/support/office-at-work.ts';
import { orderForm } from '#tests/support/order-form.ts';
import type { OpenShop } from '../../explain/open-shop.ts';
import { addMember } from '../../office/add-member.ts';
import { callsOf, doorOfQuery, doorsOfCall } from './api-doors.ts';
import type { Door } from './measure.ts';

/** They end the session of their member. */
const LEFT_OUT = ['DELETE /api/admin/session/', 'DELETE /api/admin/demo/'];
const LISTS = ['orders', 'goods', 'stock/movements', 'redirects', 'audit', 'searches', 'callbacks'];

/** What the staff can write: each text of each writing endpoint, and the searches of its lists. */
export async function doorsOfOffice({ app, pool }: OpenShop): Promise<Door[]> {
  const { cookie } = await addMember(pool, { email: 'owner@example.ru', role: 'owner' });
  const { id: other } = await addMember(pool, { email: 'other@example.ru', role: 'owner' });
  const call = callsOf(app, cookie);
  const orders = [await placeOrder(call)];
  await call('POST', callbackCalls.requestCallback.url, { phone: '+70000000000' });
  let known: Known = await readKnown(call, { orders, other });
  /** What was saved has a new version. */
  const upToDate: Call = async (...given) => {
    const answer = await call(...given);
    if (given[0] !== 'GET' && answer.statusCode < 300) {
      known = { ...known, ...(await readVersions(call, orders)) };
    }
    return answer;
  };
  const endpoints = Object.entries(officeActions).filter(([name]) => !LEFT_OUT.includes(name));
  return [
    ...endpoints.flatMap(([endpoint, make]) =>
      doorsOfCall(upToDate, endpoint, () => make(known, 1)),
    ),
    ...LISTS.map((list) => doorOfQuery(call, `/api/admin/${list}/`, 'text')),
  ];
}

async function placeOrder(call: Call): Promise<string> {
  const { results } = (await call('GET', catalogCalls.listProducts.url)).json();
  const cart = await call('POST', cartCalls.replaceCart.url, {
    cart_items: [{ product: results[0].id }],
  });
  const form = orderForm(cart.json().cart_uuid);
  return (await call('POST', orderCalls.createOrder.url, form)).json().number;
}
