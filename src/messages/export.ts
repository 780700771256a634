/** What our own feed says, and what is said of it. */
export const exportMessages = {
  shop: 'Горница',
  /** The parameter that holds the name of a variant. */
  variant: 'Вариант',
  yes: 'Да',
  no: 'Нет',
  usage: 'Экспорт каталога: npm run export -- [ФАЙЛ]\n  без имени файла: var/export/yandex.xml',
  done: (file: string, seconds: number) =>
    `Каталог записан в ${file} (${seconds.toFixed(1).replace('.', ',')} с).`,
} as const;
