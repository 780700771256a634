import { deliveryTypes, orderStatuses, paymentStatuses } from '../../order-states.ts';
import type { SearchesQuery } from '../content/searches.ts';
import { searchDays, searchKinds } from '../content/values.ts';
import type { GoodsFilter } from '../goods/goods.ts';
import type { MovementFilter } from '../goods/stock.ts';
import { goodsSorts, goodsStates, movementReasons } from '../goods/values.ts';
import { orderColumns } from '../orders/order-columns.ts';
import type { OrderView } from '../orders/order-views.ts';
import { dueKinds } from '../orders/values.ts';
import type { AuditFilter } from '../staff/audit.ts';

/** Reads one parameter of an address; undefined where the strict contract would refuse it. */
type Reader<Value> = (given: string) => Value | undefined;

/** One of some values. */
export const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value> =>
  (given) =>
    values.find((value) => value === given);

/** A line of at most `max` signs. */
export const line =
  (max: number): Reader<string> =>
  (given) => {
    const text = given.trim();
    return text.length <= max && !/[\p{Cc}\u2028\u2029]/u.test(text) ? text : undefined;
  };

/** A day that exists. */
export const day: Reader<string> = (given) => {
  const date = /^\d{4}-\d\d-\d\d$/.test(given) ? new Date(given) : new Date(Number.NaN);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given);
  return isReal ? given : undefined;
};

const knownColumns: ReadonlySet<string> = new Set(['number', ...orderColumns]);
const columns: Reader<string> = (given) =>
  given
    .split(',')
    .filter((name) => knownColumns.has(name))
    .join() || undefined;

/** What reads each parameter of a filter. */
export type Readers<Filter> = {
  readonly [Name in keyof Filter]-?: Reader<NonNullable<Filter[Name]>>;
};

const ofOrders: Readers<OrderView> = {
  text: line(100),
  status: oneOf(orderStatuses),
  payment: oneOf(paymentStatuses),
  delivery: oneOf(deliveryTypes),
  from: day,
  to: day,
  tag: line(40),
  due: oneOf(dueKinds),
  sort: oneOf(['oldest']),
  columns,
};

const ofMovements: Readers<MovementFilter> = {
  text: line(100),
  reason: oneOf(movementReasons),
  from: day,
  to: day,
};

const ofSearches: Readers<Partial<SearchesQuery>> = {
  days: oneOf(searchDays),
  kind: oneOf(searchKinds),
};

const ofJournal: Readers<AuditFilter> = {
  actor: oneOf(['terminal', 'staff', 'system']),
  actor_name: line(100),
  action: line(60),
  entity: line(60),
  entity_id: line(60),
  from: day,
  to: day,
};

const address = line(120);

const ofGoods: Readers<GoodsFilter> = {
  text: line(100),
  category: (given) => (/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i.test(given) ? address(given) : undefined),
  state: oneOf(goodsStates),
  sort: oneOf(goodsSorts),
};

/** A filter in an address; what its readers refuse is dropped. */
export function read<Filter>(readers: Readers<Filter>, given: URLSearchParams): Filter {
  const known = Object.entries<Reader<unknown>>(readers).map(
    ([name, reader]) => [name, reader(given.get(name) ?? '')] as const,
  );
  return Object.fromEntries(known.filter(([, value]) => value)) as Filter;
}

/** The view of the list of orders in an address. Never fails: what is unknown or wrong is dropped, so the strict contract accepts the rest. */
export const readOrderView = (given: URLSearchParams): OrderView => read(ofOrders, given);

/** The filter of the journal in an address; the same holds. */
export const readJournalFilter = (given: URLSearchParams): AuditFilter => read(ofJournal, given);

/** The filter of the goods in an address; the same holds. */
export const readGoodsFilter = (given: URLSearchParams): GoodsFilter => read(ofGoods, given);

/** The filter of the movements of the stock in an address; the same holds. */
export const readMovementFilter = (given: URLSearchParams): MovementFilter =>
  read(ofMovements, given);

/** The days and kind of searches in an address; the same holds. */
export const readSearchesFilter = (given: URLSearchParams): Partial<SearchesQuery> =>
  read(ofSearches, given);
