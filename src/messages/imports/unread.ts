import { groupDigits } from '../words/plural.ts';

const unreadCells = (count: number): string => `Ячейки не прочитаны: ${groupDigits(count)}`;

const restOfRows = (isDone: boolean): string =>
  isDone
    ? 'Остальное в этих строках загружено, а здесь осталось то, что было.'
    : 'Остальное в этих строках загрузится, а здесь останется то, что было.';

/** What an import has left out of a file, or reads otherwise than it is written. */
export const unreadMessages = {
  hiddenRows: (count: number, examples: readonly string[] = []) =>
    `Скрытые строки таблицы не прочитаны: ${groupDigits(count)}${examples.length > 0 ? ` (${examples.join(', ')}${count > examples.length ? '…' : ''})` : ''}. Если они нужны, откройте их в Excel (снимите фильтр) и загрузите файл ещё раз.`,
  hiddenColumns: (labels: readonly string[]) =>
    `Скрытые столбцы не прочитаны: ${labels.map((label) => `«${label}»`).join(', ')}. Если они нужны, покажите их в Excel и загрузите файл ещё раз.`,
  sheets: (names: readonly string[]) =>
    `Листы не прочитаны, это таблицы другого вида: ${names.map((name) => `«${name}»`).join(', ')}. Загрузите их отдельным файлом.`,
  otherSheets: (names: readonly string[]) =>
    `Листы не прочитаны, потому что скрыты или без таблицы товаров: ${names.map((name) => `«${name}»`).join(', ')}.`,
  cells: (count: number, isDone: boolean) => `${unreadCells(count)}. ${restOfRows(isDone)}`,
  cellsHeading: unreadCells,
  restOfRows,
  belowZero: (count: number, examples: readonly string[]) =>
    `Остаток меньше нуля прочитан как 0: ${groupDigits(count)}, например ${examples.join(', ')}.`,
};
