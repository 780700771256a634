/** A Russian sentence and the English text that follows it in a separate element. */
export interface Bilingual {
  readonly ru: string;
  readonly en: string;
}

export const commonMessages = {
  close: 'Закрыть',
  noConnection: 'Нет связи с магазином. Проверьте интернет и попробуйте ещё раз.',
  quickAction: 'Быстрое действие',
  tryAgain: 'Попробовать ещё раз',
  optional: 'необязательно',
  decrease: (name: string) => `Уменьшить: ${name}`,
  increase: (name: string) => `Увеличить: ${name}`,
  oldPrice: 'Прежняя цена:',
  discount: (percent: number) => `-${percent}%`,
  breadcrumbs: 'Хлебные крошки',
  pages: 'Страницы',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  replaceEight: 'Заменить 8 на +7',
  show: 'Показать',
  hide: 'Скрыть',
  priceFrom: 'от\u00a0',
  otherFrom: (price: string) => `есть от\u00a0${price}`,
  addCountryCode: 'Добавить +7',
  chunkFailed: 'Часть страницы не загрузилась. Проверьте связь и\u00a0обновите страницу.',
  reload: 'Обновить страницу',
  loading: { ru: 'Загружаем…', en: 'Loading...' },
  somethingWentWrong: {
    ru: 'Что-то пошло не так. Обновите страницу или попробуйте через минуту.',
    en: 'Something went wrong!',
  },
} as const;
