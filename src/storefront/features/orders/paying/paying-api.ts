import { orderPageCalls } from '#contracts/calls/order-page.ts';
import { orderPayingCalls } from '#contracts/calls/order-paying.ts';
import type { OrderPaying, PaymentCheck } from '#contracts/order-paying.ts';
import { paidParts, payingWays } from '#contracts/paying-ways.ts';
import * as is from '../../../api/answers/json.ts';
import { callApi } from '../../../api/call-api.ts';
import { fillPath } from '../../../api/fill-path.ts';
import { send } from '../../../api/send.ts';

export type Told = NonNullable<PaymentCheck['told']>;
/** What the customer chooses: a part that the shop offers, or another sum in roubles. */
export type Wanted = Pick<OrderPaying['choices'][number], 'part'> | { readonly amount: number };

const readTold = is.shape<Told>({ happened: is.needed(is.text), next: is.text });
const readOwn = is.shape<NonNullable<OrderPaying['own']>>(
  is.all(is.needed(is.number), 'least most'),
);
const readChoices = is.list(
  is.shape<OrderPaying['choices'][number]>({
    part: is.needed(is.oneOf(...paidParts)),
    amount: is.needed(is.number),
    payments: is.or(is.number, 1),
    ways: is.list(is.oneOf(...payingWays)),
  }),
);

const readPaying = is.shape<OrderPaying>({
  number: is.needed(is.text),
  state: is.needed(is.oneOf('now', 'later', 'nothing', 'cancelled', 'not taken')),
  ...is.all(is.needed(is.number), 'payable paid left'),
  choices: readChoices,
  own: readOwn,
  provider: is.text,
  is_test: is.flag,
  waiting: is.shape<NonNullable<OrderPaying['waiting']>>({
    amount: is.needed(is.number),
    until: is.date,
  }),
  declined: readTold,
  offered: is.flag,
  without_delivery: is.flag,
});

const readCheck = is.shape<PaymentCheck>({
  state: is.needed(is.oneOf('checking', 'waiting', 'paid', 'declined')),
  amount: is.needed(is.number),
  until: is.date,
  is_test: is.flag,
  told: readTold,
});

const readBegun = is.shape<{ payment: string; pay_url: string }>({
  payment: is.needed(is.text),
  pay_url: is.needed((json) => (/^https?:\/\//.test(is.text(json)) ? is.text(json) : null)),
});

const readTerms = is.shape<{ note: string; may_play: boolean }>({
  note: is.text,
  may_play: is.flag,
});

/** How the shop takes payments online. */
export async function getPayingTerms() {
  const { data } = await send(orderPayingCalls.terms);
  return is.usable(readTerms(data), 'terms of paying');
}

/** What is to be paid of the order of a link. Rejects with ShopError. */
export async function getPaying(token: string): Promise<OrderPaying> {
  const { data } = await send(fillPath(orderPayingCalls.get, token));
  return is.usable(readPaying(data), 'payment of an order');
}

/** Begins a payment. Resolves with its id and the page of the provider; rejects with ShopError. */
export async function beginPaying(token: string, wanted: Wanted) {
  const { data } = await send(fillPath(orderPayingCalls.pay, token), wanted);
  return is.usable(readBegun(data), 'begun payment');
}

/** What is known of a payment. Rejects with ShopError. */
export async function checkPayment(id: string): Promise<PaymentCheck> {
  const { data } = await send(fillPath(orderPayingCalls.check, id));
  return is.usable(readCheck(data), 'payment');
}

/** Plays a payment, in a demo. */
export const playPayment = (token: string, part: 'first' | 'rest') =>
  send(fillPath(orderPayingCalls.play, token), { part });

/** The token of a new link to one of the customer's orders. */
export async function makeLinkToken(id: number): Promise<string> {
  const { data } = await callApi(fillPath(orderPageCalls.makeLink, id));
  const url = is.usable(
    is.shape<{ order_url: string }>({ order_url: is.needed(is.text) })(data),
    'link to an order',
  ).order_url;
  return url.slice(url.lastIndexOf('/') + 1);
}
