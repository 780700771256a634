import { orderReturnsCalls } from '#contracts/calls/order-returns.ts';
import type { AskedReturn, OrderReturns } from '#contracts/order-returns.ts';
import {
  returnSettlements,
  returnStates,
  returnWays,
  returnWishes,
} from '#contracts/return-states.ts';
import * as is from '../../../api/answers/json.ts';
import { callApi } from '../../../api/call-api.ts';
import { fillPath } from '../../../api/fill-path.ts';
import { send } from '../../../api/send.ts';
import type { SlotOwner } from '../order-slot-api.ts';

export type ShownReturn = OrderReturns['returns'][number];

const readLine = is.shape<OrderReturns['lines'][number]>({
  position: is.needed(is.number),
  name: is.needed(is.text),
  variant_name: is.text,
  photo: is.text,
  price: is.or(is.number, 0),
  quantity: is.needed(is.number),
  left: is.needed(is.number),
});

const readReturn = is.shape<ShownReturn>({
  id: is.needed(is.id),
  state: is.needed(is.oneOf(...returnStates)),
  wish: is.needed(is.oneOf(...returnWishes)),
  has_defect: is.flag,
  reason: is.text,
  asked_at: is.text,
  lines: is.list(
    is.shape<ShownReturn['lines'][number]>({
      name: is.needed(is.text),
      quantity: is.needed(is.number),
    }),
  ),
  way: is.oneOf(...returnWays),
  collect_on: is.date,
  money_by: is.date,
  given_back: is.list(
    is.shape<ShownReturn['given_back'][number]>({
      on: is.needed(is.date),
      amount: is.needed(is.number),
    }),
  ),
  outcome: is.oneOf(...returnWishes),
  settlement: is.oneOf(...returnSettlements),
  sums: is.shape<NonNullable<ShownReturn['sums']>>(
    is.all(is.needed(is.number), 'goods carriage due'),
  ),
  counted: is.or(is.number, 0),
  closed_on: is.date,
  replacement: is.textOrNull,
  may_withdraw: is.flag,
  photographs: is.list(is.text),
  events: is.list(
    is.shape<ShownReturn['events'][number]>({
      at: is.text,
      state: is.needed(is.oneOf(...returnStates)),
      note: is.text,
    }),
  ),
});

const readReturns = is.shape<OrderReturns>({
  number: is.needed(is.text),
  state: is.needed(is.oneOf('open', 'not delivered', 'cancelled')),
  term_on: is.date,
  is_late: is.flag,
  ...is.all(is.needed(is.number), 'refusal_days return_days refund_days'),
  has_written_terms: is.flag,
  lines: is.list(readLine),
  returns: is.list(readReturn),
});

/** What the shop answers to each call. */
export const readAnswer = ({ data }: { data: unknown }): OrderReturns =>
  is.usable(readReturns(data), 'returns of an order');

/** The returns of an order, by its link or in the account. Rejects with ShopError. */
export const getReturnsOf = async (owner: SlotOwner): Promise<OrderReturns> =>
  'token' in owner
    ? getReturns(owner.token)
    : readAnswer(await callApi(fillPath(orderReturnsCalls.getOwn, owner.id)));

/** The returns of the order of a link. Rejects with ShopError, as the others do. */
export const getReturns = async (token: string): Promise<OrderReturns> =>
  readAnswer(await send(fillPath(orderReturnsCalls.get, token)));

export const askReturn = async (token: string, asked: AskedReturn): Promise<OrderReturns> =>
  readAnswer(await send(fillPath(orderReturnsCalls.ask, token), asked));

export const withdrawReturn = async (token: string, id: number): Promise<OrderReturns> =>
  readAnswer(await send(fillPath(fillPath(orderReturnsCalls.withdraw, token), id), {}));
