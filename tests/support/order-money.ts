import { randomUUID } from 'node:crypto';
import type { Refunded } from '#contracts/admin/payments/online-payments.ts';
import type { HandWay } from '#contracts/payments.ts';
import type { Member } from './staff.ts';

interface Noted {
  readonly version?: number;
  /** Roubles; without it all that is left. */
  readonly amount?: number;
  readonly way?: HandWay;
  readonly document?: string;
  readonly note?: string;
  readonly extra?: boolean;
}

const at = (number: string, part = '') => `/api/admin/orders/${number}/payments/${part}`;

/** The money of an order, as the office tells it. */
export const moneyOfOrder = async ({ call }: Pick<Member, 'call'>, number: string) =>
  (await call('GET', at(number))).json();

/** Notes a payment by the office: of all that is left, in cash, of the newest version, unless something else is said. */
export async function noteMoney(member: Pick<Member, 'call'>, number: string, noted: Noted = {}) {
  const { version, left } = await moneyOfOrder(member, number);
  return member.call('POST', at(number), { version, amount: left, way: 'cash', ...noted });
}

/** Notes by the office that money was given back. */
export async function giveMoneyBack(
  member: Pick<Member, 'call'>,
  number: string,
  body: {
    readonly amount: number;
    readonly reason?: string;
    readonly version?: number;
    readonly pays_again?: boolean;
  },
) {
  const { version } = await moneyOfOrder(member, number);
  return member.call('POST', at(number, 'give-back/'), { version, reason: 'передумали', ...body });
}

/** Notes by the office that money was given back for goods: by the newest payment unless another is said. */
export async function giveBackForGoods(
  member: Pick<Member, 'call'>,
  number: string,
  { lines, charges }: Omit<Extract<Refunded, { of: 'goods' }>, 'of'>,
  { payment }: { readonly payment?: string } = {},
) {
  const { version, payments } = await moneyOfOrder(member, number);
  return member.call('POST', at(number, 'give-back/'), {
    version,
    payment: payment ?? payments.at(-1)?.id,
    goods: { lines, charges },
    reason: 'передумали',
  });
}

/** Takes a payment back by the office: the newest one unless another is said. */
export async function takeMoneyBack(
  member: Pick<Member, 'call'>,
  number: string,
  {
    id,
    ...body
  }: { readonly id?: string; readonly reason?: string; readonly version?: number } = {},
) {
  const { version, payments } = await moneyOfOrder(member, number);
  const which = id ?? payments.at(-1)?.id;
  return member.call('POST', at(number, `${which}/take-back/`), {
    version,
    reason: 'не тот заказ',
    ...body,
  });
}

interface AskedRefund {
  /** Default: the newest payment. */
  readonly id?: string;
  readonly key?: string;
  readonly version?: number;
  readonly what?: Refunded;
  readonly reason?: string;
}

/** Asks by the office that the provider of a payment gives money back: all of it, unless something else is said. */
export async function askRefund(
  member: Pick<Member, 'call'>,
  number: string,
  { id, ...body }: AskedRefund = {},
) {
  const { version, payments } = await moneyOfOrder(member, number);
  const which = id ?? payments.at(-1)?.id;
  return member.call('POST', at(number, `${which}/refund/`), {
    version,
    key: randomUUID(),
    what: { of: 'all' },
    reason: 'передумали',
    ...body,
  });
}

/** Presses «Проверить оплату» of a payment. */
export const checkPayment = ({ call }: Pick<Member, 'call'>, number: string, id: string) =>
  call('POST', at(number, `${id}/check/`), {});

/** Says by the office that a trouble is dealt with. */
export async function settleTrouble(
  member: Pick<Member, 'call'>,
  number: string,
  { id, ...body }: { readonly id: string; readonly refund?: string; readonly note?: string },
) {
  const { version } = await moneyOfOrder(member, number);
  const whole = { version, note: 'звонили в банк', ...body };
  return member.call('POST', at(number, `${id}/settled/`), whole);
}

/** Takes back by the office a refund that was noted by hand: the newest one of a payment unless another is said. */
export async function takeRefundBack(
  member: Pick<Member, 'call'>,
  number: string,
  { id, refund, reason = 'ошиблись' }: { id: string; refund?: string; reason?: string },
) {
  const { version, payments } = await moneyOfOrder(member, number);
  const payment = payments.find((one: { id: string }) => one.id === id);
  const which = refund ?? payment?.refunds.at(-1)?.id;
  return member.call('POST', at(number, `${id}/refunds/${which}/take-back/`), { version, reason });
}
