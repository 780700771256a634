import { toldOrderCalls } from '#contracts/calls/told-order.ts';
import type { ShownDocuments } from '#contracts/legal-documents.ts';
import type { ToldOrder } from '#contracts/told-order.ts';
import * as is from '../../../api/answers/json.ts';
import { type OrderLine, readCharges, readLines } from '../../../api/answers/whole-order.ts';
import { fillPath } from '../../../api/fill-path.ts';
import { send } from '../../../api/send.ts';

/** An order that the shop has written down, as its customer sees it. */
export type ShownToldOrder = Omit<ToldOrder, 'list_of_products'> & {
  readonly list_of_products: readonly OrderLine[];
};

/** Only a path of these pages: an answer cannot lead elsewhere. */
function pageOfOrder(json: unknown): string | null {
  const path = is.text(json);
  return /^\/orders\/t\/[\w-]+(\/pay)?$/.test(path) ? path : null;
}

const readTold = is.shape<ShownToldOrder>({
  list_of_products: is.needed((json) => (Array.isArray(json) ? readLines(json) : null)),
  charges: readCharges,
  calls: is.list(is.shape<ToldOrder['calls'][number]>(is.all(is.text, 'title reason'))),
  ...is.all(is.needed(is.number), 'goods_price payable amount_due'),
  lowered: is.or(is.number, 0),
  ...is.all(is.textOrNull, 'promise_text company'),
  ...is.all(is.text, 'customer_name phone_number email city address'),
  delivery_type: is.word,
  payment_method: is.word,
  order_url: pageOfOrder,
});

/** Rejects with ShopError. */
export async function getToldOrder(token: string): Promise<ShownToldOrder> {
  const { data } = await send(fillPath(toldOrderCalls.get, token));
  return is.usable(readTold(data), 'order that was told');
}

interface Agreed {
  readonly consent: boolean;
  readonly documents: ShownDocuments;
  /** The sum that was seen, roubles. */
  readonly expected_total: number;
}

/** Places the order of a link. Resolves with the page where it is paid, or its own; rejects with ShopError. */
export async function placeToldOrder(token: string, agreed: Agreed): Promise<string | null> {
  const { data } = await send(fillPath(toldOrderCalls.place, token), agreed);
  const { payment_url: pay, order_url: page } = is.fieldsOf(data);
  return pageOfOrder(pay) ?? pageOfOrder(page);
}
