/** The dialog in which a shopper chooses a town. */
export const choosingTownMessages = {
  title: 'Куда доставить',
  about: 'Посчитаем цену и\u00a0срок доставки. Город запомнит этот браузер.',
  typeTown: 'Название города',
  townsFailed:
    'Список городов не\u00a0загрузился. Введите город целиком, а\u00a0если таких городов несколько, укажите и\u00a0регион.',
  noneFound: 'Моего города нет в\u00a0списке: указать регион',
  region: 'Регион',
  chooseRegion: 'Выберите регион',
  take: 'Выбрать',
  forget: 'Не\u00a0указывать город',
} as const;
