export const siteMessages = {
  skipToContent: 'Перейти к содержанию',
  homeLink: (shop: string) => (shop ? `${shop}, на главную` : 'На главную'),
  menu: 'Меню',
  menuHome: 'Главная',
  menuCategories: 'Категории',
  menuLoading: { ru: 'Загружаем категории…', en: 'Loading' },

  requisites: 'Реквизиты продавца',

  panel: 'Каталог',
  panelAll: 'Все категории',
  telegram: 'Канал в Telegram',
  hours: 'Часы работы',
  hoursZone: 'Время',
  placeKinds: { showroom: 'Салон', pickup: 'Самовывоз' },
  contactUs: 'Мы на связи',

  footerCategories: 'Категории',
  footerCategoriesFailed: 'Не удалось загрузить категории',
  footerInformation: 'Покупателям',
  footerService: 'Сервис',
  serviceLinks: {
    tracking: 'Отслеживание заказа',
    wishlist: 'Избранное',
    compare: 'Сравнение',
    cart: 'Корзина',
  },
  footerContacts: 'Контакты',
  policy: 'Политика конфиденциальности',
  copyright: (year: number, shop: string) => (shop ? `© ${year} ${shop}` : `© ${year}`),

  preview: 'Предпросмотр',
  previewNote: 'Так страница выглядит с\u00a0вашими изменениями.',

  /** The title of a home page whose shop has no name yet. */
  unnamed: 'Интернет-магазин мебели',
  listOfCategories: (names: string) => `В каталоге: ${names}.`,

  notFoundTitle: 'Страница не найдена',
  notFoundText:
    'Ссылка устарела, или в\u00a0адресе опечатка. Найдите вещь через поиск или выберите категорию.',
  connectionLost:
    'Нет связи с\u00a0интернетом. Всё, что загружено, на\u00a0месте. Когда связь вернётся, продолжим сами.',
  toHome: 'На главную',
  toCategories: 'Выбрать категорию',
  errorTitle: 'Не получилось открыть страницу',
} as const;
