import type { ViewQuery } from '#contracts/admin/work/saved-views.ts';

/** A view as a link of its list. */
export interface NamedQuery {
  readonly name: string;
  readonly query: ViewQuery;
}

/** The part of an address after `?`; two views of the same parameters have the same. */
export function searchOf(query: ViewQuery): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  search.sort();
  return search.toString();
}
