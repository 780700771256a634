import { groupDigits } from './plural.ts';

/** What a workbook holds and an import has left out. */
export const unreadMessages = {
  hiddenRows: (count: number) =>
    `Скрытые строки таблицы не загружены: ${groupDigits(count)}. Если они нужны, откройте их в Excel (снимите фильтр) и загрузите файл ещё раз.`,
  sheets: (names: readonly string[]) =>
    `Листы не прочитаны, это таблицы другого вида: ${names.map((name) => `«${name}»`).join(', ')}. Загрузите их отдельным файлом.`,
};
