import type { OrderPage } from '#contracts/order-page.ts';
import type { OfferedLine, OrderOffer, ToPay } from '#contracts/orders.ts';
import * as is from './json.ts';
import { readSteps } from './orders.ts';
import { type OrderLine, type PromisedDays, readCharges, readLines } from './whole-order.ts';

type Sums =
  | 'total_price'
  | 'amount_due'
  | 'delivery_cost'
  | 'goods_price'
  | 'payable'
  | 'lowered'
  | 'paid';

/** The order of a link; date and sums are null when the answer does not contain them. */
export type ShownOrder = Omit<
  OrderPage,
  Sums | PromisedDays | 'creation_date' | 'list_of_products'
> & {
  readonly [Sum in Sums]: number | null;
} & {
  readonly creation_date: string | null;
  readonly list_of_products: readonly OrderLine[];
  /** Only told to the signed-in customer. */
  readonly department_number?: string | null;
  readonly comment?: string | null;
};

type Masked = Omit<ShownOrder, 'department_number' | 'comment'>;

const readGoods = is.shape<NonNullable<OfferedLine['before']>>(
  is.all(is.needed(is.number), 'quantity price'),
);

const readChange = is.shape<NonNullable<OrderOffer['address']>>(
  is.all(is.needed(is.text), 'before after'),
);

/** An offer needs an id and its sums. */
const readOffers = is.list(
  is.shape<OrderOffer>({
    id: is.needed(is.id),
    state: is.word,
    made_at: is.text,
    changes: is.list(
      is.shape<OrderOffer['changes'][number]>({
        kind: is.word,
        ...is.all(is.text, 'title reason'),
        ...is.all(is.number, 'before after'),
      }),
    ),
    lines: is.list(
      is.shape<OfferedLine>({
        ...is.all(is.text, 'title reason'),
        instead_of: is.textOrNull,
        ...is.all(readGoods, 'before after'),
      }),
    ),
    ...is.all(readChange, 'address term'),
    payable_before: is.needed(is.number),
    payable_after: is.needed(is.number),
  }),
);
/** Null without a number: then there is nothing to follow. Only a page of the web is linked. */
const readShipment = is.shape<NonNullable<OrderPage['shipment']>>({
  carrier: is.text,
  number: is.needed(is.text),
  url: is.needed((json) => (is.text(json).startsWith('https://') ? is.text(json) : null)),
  step: is.textOrNull,
  step_at: is.date,
});

const readToPay = is.shape<ToPay>(is.all(is.needed(is.number), 'amount left paid'));

/** Usable when the answer has a number and a list of products. */
export const readOrderPage = is.shape<Masked>({
  number: is.needed(is.text),
  list_of_products: is.needed((json) => (Array.isArray(json) ? readLines(json) : null)),
  status_order: is.word,
  ...is.all(
    is.text,
    'status_order_display payment_status_display customer_name phone_number email city address',
  ),
  payment_status: is.word,
  can_cancel: is.flag,
  creation_date: is.date,
  timeline: readSteps,
  next: is.list(is.textOrNull),
  charges: readCharges,
  offers: readOffers,
  to_pay: readToPay,
  shipment: readShipment,
  ...is.all(is.textOrNull, 'promise_text placed_promise_text pickup_location company'),
  ...is.all(is.number, 'total_price amount_due delivery_cost goods_price payable lowered paid'),
  payment_method: is.word,
  delivery_type: is.word,
  availability_unconfirmed: is.flag,
});
