import { orderSlotCalls } from '#contracts/calls/order-slot.ts';
import type { OrderSlot } from '#contracts/order-slot.ts';
import * as is from '../../api/answers/json.ts';
import { readOrderPage, type ShownOrder } from '../../api/answers/order-page.ts';
import { readOwnOrder } from '../../api/answers/own-order.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';
import { send } from '../../api/send.ts';

/** An order by its link, or one of the signed-in customer. */
export type SlotOwner = { readonly token: string } | { readonly id: number };

type Hours = NonNullable<OrderSlot['chosen']>;

const readHours = is.shape<Hours>({
  key: is.needed(is.text),
  day: is.needed(is.text),
  ...is.all(is.text, 'from to'),
});
const readSlot = is.ofObject(is.shape<OrderSlot>({ chosen: readHours, slots: is.list(readHours) }));

/** The hours of an order, and those that can be chosen. Rejects with ShopError. */
export async function getSlot(owner: SlotOwner): Promise<OrderSlot> {
  const { data } = await ('token' in owner
    ? send(fillPath(orderSlotCalls.get, owner.token))
    : callApi(fillPath(orderSlotCalls.getOwn, owner.id)));
  return is.usable(readSlot(data), 'hours of an order');
}

/** Chooses hours. Resolves with the order after it; rejects with ShopError. */
export async function chooseSlot(owner: SlotOwner, slot: string): Promise<ShownOrder> {
  if ('token' in owner) {
    const { data } = await send(fillPath(orderSlotCalls.choose, owner.token), { slot });
    return is.usable(readOrderPage(data), 'page of an order');
  }
  const { data } = await callApi(fillPath(orderSlotCalls.chooseOwn, owner.id), { slot });
  return is.usable(readOwnOrder(data), 'order');
}
