import { type Kopecks, toRoubles } from '#contracts/money.ts';
import { orderLetterMessages } from '#messages/orders/orders.ts';
import { returnLetterMessages as messages } from '#messages/orders/return-letters.ts';
import { refundWay } from '#messages/payments/refund-way.ts';
import { formatPrice } from '#messages/words/price.ts';
import type { GivenBack } from '#modules/payments/index.ts';
import type { MoneyOfReturn, RefundOfReturn } from '../money.ts';
import type { ReturnEventRow, ReturnLineRow, ReturnRow } from '../queries.ts';
import { owesMoney } from '../rules/steps.ts';

/** A step of a return, with what its letter tells. */
export interface ToldStep {
  readonly row: ReturnRow;
  readonly event: ReturnEventRow;
  /** The goods, each with its name. */
  readonly goods: readonly (Pick<ReturnLineRow, 'quantity' | 'condition' | 'fate'> & {
    name: string;
  })[];
  readonly money: MoneyOfReturn;
  /** The number of the order that was made instead. */
  readonly replacement: string | undefined;
  /** Where goods are brought to; may be empty. */
  readonly address: string;
  /** In the zone of the shop. */
  readonly today: string;
}

type Sums = readonly (readonly [label: string, sum: string])[];

/** What a letter says: sentences, and sums below them. */
export interface Words {
  readonly lines: readonly string[];
  readonly sums: Sums;
}

export const price = (kopecks: Kopecks): string => formatPrice(toRoubles(kopecks));

const said = (...lines: readonly (string | false)[]): string[] =>
  lines.filter((line) => typeof line === 'string').filter(Boolean);

/** What the customer is told of a step. */
export function wordsOfStep(told: ToldStep): Words {
  const { row, event } = told;
  const count = told.goods.reduce((all, { quantity }) => all + quantity, 0);
  const goods = messages.goods(goodsOf(told));
  const plain = (...lines: readonly (string | false)[]): Words => ({
    lines: said(...lines),
    sums: [],
  });
  switch (event.state) {
    case 'asked':
      return plain((event.actor === 'customer' ? messages.asked : messages.noted)(row.wish), goods);
    case 'agreed':
      return {
        lines: said(messages.agreed(count, row.wish), goods, messages.howLater, ...termsOf(told)),
        sums: isMoney(told) ? sumsOf(told.money, messages.sums.left) : [],
      };
    case 'coming': {
      const where = row.way === 'brought' && told.address;
      return plain(
        messages.coming(count, row.way, row.collectOn, row.wish),
        where,
        goods,
        moneyBy(told),
      );
    }
    case 'received':
      return plain(messages.received(count, row.wish), goods, moneyBy(told));
    case 'inspected':
      return {
        lines: inspected(told, count),
        sums: isMoney(told) ? sumsOf(told.money, messages.sums.left) : [],
      };
    case 'closed':
      return {
        lines: [...closed(told, count), goods],
        sums: row.outcome === 'money' ? sumsOf(told.money, messages.sums.notGiven) : [],
      };
    case 'refused':
      return plain(messages.refused(count, row.wish), goods);
    case 'withdrawn':
      return plain(messages.withdrawn(count), goods);
  }
}

const goodsOf = ({ goods }: Pick<ToldStep, 'goods'>): string =>
  goods
    .map(({ name, quantity }) => (quantity > 1 ? `${name}\u00a0× ${quantity}` : name))
    .join('; ');

/** At this step money was to be given back: a letter that comes late tells of its own step. */
const isMoney = ({ row, event, money }: ToldStep): boolean =>
  owesMoney({ state: event.state, wish: row.wish, settlement: null }) && money.due > 0;

const moneyBy = (told: ToldStep): string | false => {
  const { row, money, today } = told;
  const isLeft = isMoney(told) && money.left > 0;
  return isLeft && today <= row.moneyBy && messages.moneyBy(row.moneyBy);
};

/** How much the customer gets, before the goods are looked at. */
function termsOf(told: ToldStep): readonly (string | false)[] {
  if (!isMoney(told)) return [];
  const { due, given, left } = told.money;
  return [messages.carriageMayBeTaken, left < due - given && messages.onlyPaid, moneyBy(told)];
}

function inspected(told: ToldStep, count: number): string[] {
  const { row, goods, money } = told;
  const { hasDefect, saidDefect } = row;
  const taken = money.goods - money.due;
  const isKept = row.wish !== 'mending' && goods.every(({ fate }) => fate === 'back');
  return said(
    isKept ? messages.notTaken(count) : messages.inspected(count, row.wish),
    goods.every(({ condition }) => condition === '') && messages.goods(goodsOf(told)),
    ...goods.map(({ name, condition }) => condition !== '' && messages.found(name, condition)),
    messages.verdict(saidDefect, hasDefect),
    hasDefect && messages.carriageIsOurs,
    isMoney(told) && taken > 0 && messages.carriageTaken(price(taken)),
    isMoney(told) && money.left < money.due - money.given && messages.onlyPaid,
    moneyBy(told),
  );
}

function closed({ row, money, replacement = '', today }: ToldStep, count: number): string[] {
  const { left, refunds } = money;
  const done = doneOf(refunds);
  if (row.outcome === 'money') return said(messages.closed, left > 0 && messages.notWhole);
  const end = row.outcome === 'exchange' ? messages.exchanged(replacement) : messages.mended;
  const day = today <= row.moneyBy ? row.moneyBy : null;
  const settled =
    row.settlement &&
    messages.settled(row.settlement, price(row.countedKopecks ?? left), {
      count,
      order: replacement,
      day,
      rest: row.countedKopecks !== null && left > 0 ? price(left) : null,
    });
  return said(end, done > 0 && `${messages.sums.given}: ${price(done)}.`, settled ?? false);
}

export interface ToldRefund extends GivenBack {
  /** That a till prints or has printed of it; undefined: none does. */
  readonly receipt: { readonly link: string | null } | undefined;
}

/** What the customer is told of money that went back. */
export function wordsOfRefund(
  { kopecks, by, receipt }: ToldRefund,
  told: Omit<ToldStep, 'event'>,
): Words {
  const { row, money, today } = told;
  const isOwed = owesMoney(row) && money.left > 0;
  const rest = today <= row.moneyBy ? messages.restBy(row.moneyBy) : messages.restLater;
  return {
    lines: said(
      messages.refunded(price(kopecks), row.id),
      refundWay(by),
      receipt !== undefined && orderLetterMessages.receipt(receipt.link),
      messages.goods(goodsOf(told)),
      money.left === 0 && messages.wholeSum,
      isOwed && rest,
    ),
    sums: sumsOf(money, isOwed ? messages.sums.left : null),
  };
}

/** What has gone back for certain. */
const doneOf = (refunds: readonly RefundOfReturn[]): Kopecks =>
  refunds
    .filter(({ state, isCounted }) => state === 'succeeded' && !isCounted)
    .reduce((all, { kopecks }) => all + kopecks, 0);

/** The sums of a return, row by row. `rest`: what is said of the sum that is left; null: nothing. */
function sumsOf(
  { goods, due, given, counted, left, refunds }: MoneyOfReturn,
  rest: string | null,
): Sums {
  const done = doneOf(refunds);
  const isPart = due - given > left;
  const rows: [string, Kopecks, boolean][] = [
    [messages.sums.goods, goods, due < goods || isPart],
    [messages.sums.carriage, due - goods, due < goods],
    [messages.sums.due, isPart ? given + left : due, true],
    [messages.sums.given, done, done > 0],
    [messages.sums.counted, counted, counted > 0],
    [messages.sums.underway, given - counted - done, given > counted + done],
    [rest ?? '', left, rest !== null && left > 0 && (given > 0 || rest === messages.sums.notGiven)],
  ];
  return rows.flatMap(([label, kopecks, isTold]) =>
    isTold ? [[label, signed(kopecks)] as const] : [],
  );
}

const signed = (kopecks: Kopecks): string => (kopecks < 0 ? `−${price(-kopecks)}` : price(kopecks));
