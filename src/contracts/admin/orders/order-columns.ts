/** The columns of the list of orders beside the number, which is always shown, in their order. */
export const orderColumns = [
  'when',
  'status',
  'customer',
  'goods',
  'delivery',
  'where',
  'payment',
  'sum',
  'cost',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

/** Those that are shown where an address chooses none. */
export const usualColumns: readonly OrderColumn[] = [
  'when',
  'status',
  'customer',
  'goods',
  'where',
  'payment',
  'sum',
];

/** Of those who may not see customers. */
export const deliveryColumns: readonly OrderColumn[] = [
  'when',
  'status',
  'customer',
  'goods',
  'where',
  'payment',
];

/** The columns that an address chooses, `number,when,sum`; a name that is not known is passed over. */
export function readColumns(written: string | undefined): readonly OrderColumn[] {
  if (!written) return usualColumns;
  const names = new Set(written.split(','));
  return orderColumns.filter((column) => names.has(column));
}

/** The same for an address; undefined where just the usual ones of those that are offered are chosen. */
export function writeColumns(
  chosen: readonly OrderColumn[],
  offered: readonly OrderColumn[],
): string | undefined {
  const isUsual = offered.every((name) => chosen.includes(name) === usualColumns.includes(name));
  return isUsual ? undefined : ['number', ...chosen].join();
}
