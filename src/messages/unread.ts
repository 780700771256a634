import { groupDigits } from './plural.ts';

/** What an import has left out of a file, or reads otherwise than it is written. */
export const unreadMessages = {
  hiddenRows: (count: number) =>
    `Скрытые строки таблицы не загружены: ${groupDigits(count)}. Если они нужны, откройте их в Excel (снимите фильтр) и загрузите файл ещё раз.`,
  sheets: (names: readonly string[]) =>
    `Листы не прочитаны, это таблицы другого вида: ${names.map((name) => `«${name}»`).join(', ')}. Загрузите их отдельным файлом.`,
  cells: (count: number) =>
    `Ячейки не прочитаны: ${groupDigits(count)}. Остальное в этих строках читается, а здесь остаётся то, что было.`,
  belowZero: (count: number, examples: readonly string[]) =>
    `Остаток меньше нуля прочитан как 0: ${groupDigits(count)}, например ${examples.join(', ')}.`,
};
