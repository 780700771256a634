import { orderReceiptsCalls } from '#contracts/calls/order-receipts.ts';
import type { OrderReceipts } from '#contracts/order-receipts.ts';
import { receiptKinds } from '#contracts/receipts.ts';
import * as is from '../../api/answers/json.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';
import { send } from '../../api/send.ts';
import type { SlotOwner } from './order-slot-api.ts';

type ShownReceipt = OrderReceipts['receipts'][number];

const readReceipt = is.shape<ShownReceipt>({
  kind: is.needed(is.oneOf(...receiptKinds)),
  amount: is.needed(is.number),
  at: is.needed(is.text),
  ...is.all(is.or(is.text, null), 'document storage sign'),
  link: (json) => (/^https:\/\//.test(is.text(json)) ? is.text(json) : null),
});
const readReceipts = is.ofObject(
  is.shape<OrderReceipts>({ receipts: is.list(readReceipt), closes_soon: is.flag }),
);

/** The receipts of an order. Rejects with ShopError. */
export async function getReceipts(owner: SlotOwner): Promise<OrderReceipts> {
  const { data } = await ('token' in owner
    ? send(fillPath(orderReceiptsCalls.get, owner.token))
    : callApi(fillPath(orderReceiptsCalls.getOwn, owner.id)));
  return is.usable(readReceipts(data), 'receipts of an order');
}
