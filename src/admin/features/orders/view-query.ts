import type { ViewQuery } from '#contracts/admin/order-views.ts';
import { builtInViews as names } from '#messages/office-views.ts';

/** A view as a link of the list. */
export interface NamedQuery {
  readonly name: string;
  readonly query: ViewQuery;
}

const all: NamedQuery = { name: names.all, query: {} };
const production: NamedQuery = { name: names.production, query: { status: 'production' } };
const toSend: NamedQuery = { name: names.toSend, query: { due: 'delivery' } };
const late: NamedQuery = { name: names.late, query: { due: 'production' } };

/** The views of every shop. */
export const builtIn: readonly NamedQuery[] = [
  all,
  { name: names.new, query: { status: 'new' } },
  { name: names.unpaid, query: { due: 'payment' } },
  production,
  toSend,
  late,
];

/** Of those who only carry. */
export const builtInOfCarriers: readonly NamedQuery[] = [all, production, toSend, late];

/** The part of an address after `?`; two views of the same parameters have the same. */
export function searchOf(query: ViewQuery): string {
  const search = new URLSearchParams(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
  );
  search.sort();
  return search.toString();
}
