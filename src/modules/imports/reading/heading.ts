import { unitFactor } from '../mapping/units.ts';
import { type ChosenColumns, columnsOf, isHeader } from './columns.ts';
import type { TableRow } from './table-row.ts';

/**
 * The rows of a table with its heading as one row: a second row below «Габариты, мм» or «Цена», and one of units, becomes part of the labels.
 * Numbers of columns below the heading, and the heading again on each printed page, are left out.
 */
export async function* withOneHeading(
  rows: AsyncIterable<TableRow>,
  chosen: ChosenColumns,
): AsyncGenerator<TableRow> {
  let heading: TableRow | undefined;
  /** Whether the next row may belong to the heading. */
  let isOpen = false;
  let labels = '';
  let isFirst = true;
  for await (const row of rows) {
    if (!heading) {
      if (!row.isHidden && isHeader(row.cells, chosen)) {
        heading = row;
        isOpen = true;
        labels = textOf(row.cells);
      } else yield row;
      continue;
    }
    if (isOpen) {
      isOpen = false;
      const whole = row.isHidden ? undefined : joined(heading.cells, row.cells, chosen);
      yield whole ? { ...heading, cells: whole } : heading;
      if (whole) continue;
    }
    if (isFirst && isNumbering(row.cells)) continue;
    isFirst = false;
    if (textOf(row.cells) !== labels) yield row;
  }
  if (heading && isOpen) yield heading;
}

const textOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .join('\n')
    .trimEnd();

/** «1; 2; 3; 4» below a heading of four columns. */
const isNumbering = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell, index) => cell.trim() === String(index + 1));

const ofThing = new Set(['id', 'article', 'name', 'category', 'group']);

/** The labels of two rows; undefined where the second one is no part of the heading. */
function joined(
  heading: readonly string[],
  below: readonly string[],
  chosen: ChosenColumns,
): string[] | undefined {
  const columns = columnsOf(heading, chosen);
  const isOther = (index: number) => {
    const cell = below[index]?.trim() ?? '';
    return cell !== '' && cell !== heading[index]?.trim();
  };
  const others = heading.map((_, index) => index).filter(isOther);
  const isGoods = others.some((index) => ofThing.has(columns[index] ?? ''));
  if (others.length === 0 || isGoods || below.some((cell) => /\d/.test(cell))) return undefined;
  let above = '';
  const labels = heading.map((label, index) => {
    if (label.trim() !== '' || !isOther(index)) above = label.trim();
    return isOther(index) ? labelOf(above, below[index]?.trim() ?? '') : label;
  });
  return isHeader(labels, chosen) ? labels : undefined;
}

/** Words above several columns that say no more than what the columns are. */
const saysNothing =
  /^(?:габарит\p{L}*|размер\p{L}*|характеристик\p{L}*|параметр\p{L}*)(?: \p{L}+)?$/iu;
const isMoney = /^(?:руб|р|₽|шт)\.?$/i;

function labelOf(above: string, label: string): string {
  if (above === '') return label;
  if (isMoney.test(label) || isUnit(label)) return `${above}, ${label}`;
  const [, words = above, unit = ''] = /^(.*?)\s*[,(]\s*([^,()]+?)\s*\)?$/.exec(above) ?? [];
  const isOfUnit = isUnit(unit);
  if (!saysNothing.test(isOfUnit ? words : above)) return `${above} ${label}`;
  return isOfUnit ? `${label}, ${unit}` : label;
}

const isUnit = (text: string): boolean =>
  ['мм', 'кг'].some((unit) => unitFactor(unit, text) !== undefined);
