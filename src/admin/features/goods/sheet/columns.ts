import type { Stock } from '#contracts/admin/goods/goods.ts';
import { type SheetField, sheetFields } from '#contracts/admin/goods/values.ts';
import type { Permission } from '#contracts/admin/staff/permissions.ts';
import type { NumberStyle } from '#contracts/number-style.ts';
import { stockText, goodsScreenMessages as words } from '#messages/office/goods.ts';
import { sheetMessages } from '#messages/office/sheet.ts';
import { formatPrice } from '#messages/words/price.ts';
import { type Cell, isFaulty, type SheetRow, type Value } from './cells.ts';
import { readDays, readHidden, readLowStock, readPrice, readStock } from './read-cell.ts';

interface FieldColumn<Of extends Value = Value> {
  readonly name: string;
  /** Width, px. */
  readonly width: number;
  readonly permission: Permission;
  /** As people read it. */
  shown(value: Of): string;
  /** As it is edited and copied; `read` understands it. */
  written(value: Of): string;
  /** `style`: how the values that come with this one are written. */
  read(text: string, style?: NumberStyle): Cell;
  /** What an emptied cell holds; undefined where none may be empty. `isPasted`: also where the clipboard has an empty cell. */
  readonly empty?: { readonly value: Of; readonly isPasted: boolean };
}

const price: FieldColumn<number> = {
  name: words.price,
  width: 108,
  permission: 'goods.prices',
  shown: (value) => formatPrice(value),
  written: (value) => String(value).replace('.', ','),
  read: readPrice,
};

const oldPrice: FieldColumn<number | null> = {
  name: words.oldPrice,
  width: 114,
  permission: 'goods.prices',
  shown: (value) => (value === null ? '' : price.shown(value)),
  written: (value) => (value === null ? '' : price.written(value)),
  read: (text, style) => (text.trim() ? readPrice(text, style) : { value: null }),
  empty: { value: null, isPasted: true },
};

const stock: FieldColumn<Stock> = {
  name: words.stock,
  width: 124,
  permission: 'goods.stock',
  shown: stockText,
  written: ({ kind, ...stock }) => {
    if (kind === 'counted') return String((stock as { pieces: number }).pieces);
    return kind === 'to_order' ? sheetMessages.toOrder : sheetMessages.uncounted;
  },
  read: readStock,
  // An empty cell of a supplier's sheet says nothing of the stock.
  empty: { value: { kind: 'to_order' }, isPasted: false },
};

const lowStock: FieldColumn<number | null> = {
  name: sheetMessages.lowStock,
  width: 84,
  permission: 'goods.stock',
  shown: (value) => (value === null ? '' : String(value)),
  written: (value) => (value === null ? '' : String(value)),
  read: (text, style) => (text.trim() ? readLowStock(text, style) : { value: null }),
  empty: { value: null, isPasted: false },
};

const days: FieldColumn<number | null> = {
  name: sheetMessages.days,
  width: 104,
  permission: 'goods.content',
  shown: (value) => (value === null ? '' : String(value)),
  written: (value) => (value === null ? '' : String(value)),
  read: (text, style) => (text.trim() ? readDays(text, style) : { value: null }),
  empty: { value: null, isPasted: false },
};

const hidden: FieldColumn<boolean> = {
  name: sheetMessages.showing,
  width: 84,
  permission: 'goods.content',
  shown: (value) => (value ? sheetMessages.hidden : sheetMessages.shown),
  written: (value) => (value ? sheetMessages.hidden : sheetMessages.shown),
  read: readHidden,
};

/** The cells that are edited: a field of the goods becomes a column of the sheet here. */
export const fieldColumns: Readonly<Record<SheetField, FieldColumn>> = {
  price: price as FieldColumn,
  old_price: oldPrice as FieldColumn,
  stock: stock as FieldColumn,
  low_stock: lowStock as FieldColumn,
  days: days as FieldColumn,
  hidden: hidden as FieldColumn,
};

/** A column of the sheet in its order. Without a field it is read only. */
export interface Column {
  readonly id: SheetField | 'goods' | 'article' | 'note';
  readonly name: string;
  readonly width: number;
  readonly field?: SheetField;
}

export const columns: readonly Column[] = [
  { id: 'goods', name: words.goods, width: 240 },
  { id: 'article', name: sheetMessages.article, width: 116 },
  ...sheetFields.map((field) => ({ id: field, field, ...named(fieldColumns[field]) })),
  { id: 'note', name: sheetMessages.note, width: 200 },
];

function named({ name, width }: FieldColumn) {
  return { name, width };
}

/** The columns that a member may edit. */
export const editableColumns = (may: (permission: Permission) => boolean): ReadonlySet<number> =>
  new Set(
    columns.flatMap(({ field }, index) =>
      field && may(fieldColumns[field].permission) ? [index] : [],
    ),
  );

export const shownCell = (field: SheetField, cell: Cell): string =>
  isFaulty(cell) ? cell.text : fieldColumns[field].shown(cell.value);

export const writtenCell = (field: SheetField, cell: Cell): string =>
  isFaulty(cell) ? cell.text : fieldColumns[field].written(cell.value);

export const nameOf = ({ product, variant }: SheetRow): string => `${product}, ${variant}`;
