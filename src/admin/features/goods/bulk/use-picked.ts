import { useState } from 'react';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';

export interface Picked {
  readonly rows: readonly GoodsRow[];
  /** All goods of the filter are picked, those that are not shown too. */
  readonly isAll: boolean;
  has(id: number): boolean;
  toggle(row: GoodsRow): void;
  /** Picks just these. */
  set(rows: readonly GoodsRow[], isAll?: boolean): void;
}

interface State {
  readonly filter: string;
  readonly rows: ReadonlyMap<number, GoodsRow>;
  readonly isAll: boolean;
  /** Rows that are not shown keep their ticks. */
  readonly reachesAll: boolean;
}

const none = (filter: string): State => ({
  filter,
  rows: new Map(),
  isAll: false,
  reachesAll: false,
});

/** Which goods are ticked. Ticks end with their filter, and one whose row is no longer shown, unless all of the filter were picked. Rows are as they were shown last. */
export function usePicked(shown: readonly GoodsRow[], filter: string): Picked {
  const [stored, setState] = useState(none(filter));
  const state = stored.filter === filter ? stored : none(filter);
  const known = new Map(shown.map((row) => [row.id, row]));
  const rows = [...state.rows.values()].flatMap((row) => {
    const now = known.get(row.id);
    if (now) return [now];
    return state.reachesAll ? [row] : [];
  });
  const ids = new Set(rows.map(({ id }) => id));
  return {
    rows,
    isAll: state.isAll,
    has: (id) => ids.has(id),
    toggle: (row) => {
      const next = new Map(rows.map((one) => [one.id, one]));
      if (!next.delete(row.id)) next.set(row.id, row);
      setState({ ...state, rows: next, isAll: false });
    },
    set: (next, isAll = false) =>
      setState({
        filter,
        rows: new Map(next.map((row) => [row.id, row])),
        isAll,
        reachesAll: isAll,
      }),
  };
}
