import type { CompareQuery } from '#contracts/admin/reports/compare.ts';
import type { ComparedWith } from '#contracts/admin/reports/values.ts';
import { toKopecks } from '#contracts/money.ts';
import { type NumberStyle, styleOf } from '#contracts/number-style.ts';
import { normaliseOrderNumber } from '#contracts/order-number.ts';
import { type NumberReading, readNumber } from '#contracts/read-number.ts';
import { compareReasons as reasons } from '#messages/office/compare.ts';
import type { PlainRow } from '#modules/imports/index.ts';

/** What a file says under one key: rows of one key are added up. Kopecks. */
export interface FileEntry {
  readonly key: string;
  readonly kopecks: number;
  readonly date: string;
  readonly order: string;
}

export interface ReadEntries {
  readonly entries: ReadonlyMap<string, FileEntry>;
  readonly withoutKey: number;
  readonly unread: readonly {
    readonly line: number;
    readonly text: string;
    readonly reason: string;
  }[];
}

/** A number of a workbook has its fraction behind a point, whatever its column. */
const ofNumbers: NumberStyle = { '.': 'fraction', ',': 'thousands' };

/** A key as both sides have it: numbers of orders in the form of the shop, all else in small letters. */
export const keyOf = (text: string, what: ComparedWith): string =>
  (what === 'orders' || what === 'paid' ? normaliseOrderNumber(text) : null) ?? text.toLowerCase();

/**
 * Reads the rows below the header. A sum that can mean two things, or is none, is not guessed: the row is told with its line. Refunds may have
 * a minus before them.
 */
export function readEntries(rows: readonly PlainRow[], query: CompareQuery): ReadEntries {
  const { what, key, sum, date, order } = query;
  const textAt = ({ cells }: PlainRow, at: number | undefined) =>
    at === undefined ? '' : (cells[at] ?? '');
  const sumAt = (row: PlainRow) =>
    what === 'refunds' ? textAt(row, sum).replace(/^[-−–]\s*/, '') : textAt(row, sum);
  const style = styleOf(rows.filter(({ numbers }) => !numbers.includes(sum)).map(sumAt));
  const entries = new Map<string, FileEntry>();
  const unread: ReadEntries['unread'][number][] = [];
  let withoutKey = 0;
  for (const row of rows) {
    const named = keyOf(textAt(row, key), what);
    if (named === '') {
      withoutKey += 1;
      continue;
    }
    const text = sumAt(row);
    const isNumber = row.numbers.includes(sum);
    const read = readNumber(text, { kind: 'money', style: isNumber ? ofNumbers : style });
    if (!('value' in read) || read.tail !== '') {
      unread.push({ line: row.line, text, reason: reasonOf(read) });
      continue;
    }
    const before = entries.get(named);
    entries.set(named, {
      key: textAt(row, key),
      kopecks: (before?.kopecks ?? 0) + toKopecks(read.value),
      date: before?.date || textAt(row, date),
      order: before?.order || textAt(row, order),
    });
  }
  return { entries, withoutKey, unread };
}

function reasonOf(read: NumberReading): string {
  if ('readings' in read) return reasons.two(...read.readings);
  if ('refused' in read && read.refused === 'negative') return reasons.negative;
  return reasons.none;
}
