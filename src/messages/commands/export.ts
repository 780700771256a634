/** Texts inside the exported feed, and terminal output of the export. */
export const exportMessages = {
  /** Feed parameter with the name of the variant. */
  variant: 'Вариант',
  yes: 'Да',
  no: 'Нет',
  usage: 'Экспорт каталога: npm run export -- [ФАЙЛ]\n  без имени файла: var/export/yandex.xml',
  done: (file: string, seconds: number) =>
    `Каталог записан в ${file} (${seconds.toFixed(1).replace('.', ',')} с).`,
} as const;
