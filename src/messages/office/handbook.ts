/** Words of the handbook in the office. */
export const handbookMessages = {
  title: 'Справочник',
  about: 'Как работает магазин и\u00a0что в\u00a0нём можно. То же открывает «?» на каждом экране.',
  chapters: 'Главы справочника',
  help: 'Справка',
  close: 'Закрыть',
  whole: 'Весь справочник',
} as const;
