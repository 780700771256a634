/** Pages, slides and settings in the office: what the server says. */
export const contentScreenMessages = {
  formerMember: 'бывший сотрудник',
  terminal: (name: string) => `командой, ${name}`,
  pageSlug: 'Адрес состоит из\u00a0латинских букв, цифр и\u00a0дефиса, например dostavka.',
  documentPage: 'Этот адрес занят документом. Выберите другой.',
  noSuchPage: 'Такой страницы в\u00a0магазине нет.',
  slugTaken: 'Страница с\u00a0таким адресом уже есть. Выберите другой.',
  manyPages: 'Страниц уже 1000. Удалите лишние.',
  line: (line: number, message: string) => `Строка ${line}: ${message}`,
  headingLevel:
    'Раздел начинается с\u00a0«##», подраздел\u00a0— с\u00a0«###». Название пишут в\u00a0поле «Название».',
  sameDocument: 'Текст, название и\u00a0день те\u00a0же, что в\u00a0последней редакции.',
  noLogo: 'Логотип\u00a0— файл SVG или PNG.',
  noPicture: 'Этой картинки в\u00a0магазине нет. Загрузите её ещё раз.',
  noCategory: (slugs: readonly string[]) =>
    `Таких категорий в\u00a0магазине нет: ${slugs.join(', ')}`,
  slides: 'Слайды главной',
  firstVersion: 'самая ранняя из\u00a0сохранённых',
  removed: 'Страницы больше нет в\u00a0магазине.',
} as const;
