import { orderOfferCalls } from '#contracts/calls/order-offer.ts';
import * as is from '../../api/answers/json.ts';
import { readOrderPage, type ShownOrder } from '../../api/answers/order-page.ts';
import { readOwnOrder } from '../../api/answers/own-order.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';
import { send } from '../../api/send.ts';
import type { SlotOwner } from './order-slot-api.ts';

/** Answers an offer. Resolves with the order after it; rejects with ShopError. */
export async function answerOffer(
  owner: SlotOwner,
  answer: { readonly offer: number; readonly agree: boolean },
): Promise<ShownOrder> {
  if ('token' in owner) {
    const { data } = await send(fillPath(orderOfferCalls.answer, owner.token), answer);
    return is.usable(readOrderPage(data), 'page of an order');
  }
  const { data } = await callApi(fillPath(orderOfferCalls.answerOwn, owner.id), answer);
  return is.usable(readOwnOrder(data), 'order');
}
