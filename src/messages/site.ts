export const siteMessages = {
  /** Fallback for an empty contact, or when the settings cannot be loaded. An empty fallback hides the contact. */
  fallbackContacts: {
    phone: '+7 (000) 000-00-00',
    email: 'hello@gornitsa.example',
    telegram: 'https://t.me/gornitsa_example',
  },

  skipToContent: 'Перейти к содержанию',
  homeLink: 'Горница, на главную',
  menu: 'Меню',
  menuHome: 'Главная',
  menuCategories: 'Категории',
  menuLoading: { ru: 'Загружаем категории…', en: 'Loading' },

  /** Titles of the static pages, by their slug. */
  staticPages: {
    'orders-returns': 'Заказы и возврат',
    delivery: 'Доставка',
    'about-company': 'О компании',
    contacts: 'Контакты',
  },

  requisites: 'Реквизиты продавца',

  panel: 'Каталог',
  panelAll: 'Все категории',
  telegram: 'Канал в Telegram',
  hours: 'Часы работы',
  workingHours: [
    { days: 'Пн–Пт', time: '9:00–18:00' },
    { days: 'Сб–Вс', time: 'выходной' },
  ],
  contactUs: 'Мы на связи',
  contactUsText:
    'Подскажем размеры, ткани и\u00a0сроки\u00a0— как в\u00a0хорошем мебельном салоне.',

  banners: 'Баннеры',
  slideOf: (index: number, count: number) => `${index} из ${count}`,
  previousSlide: 'Предыдущий',
  nextSlide: 'Следующий',
  stopSlides: 'Остановить',
  startSlides: 'Запустить',
  slideMore: 'Подробнее',
  slides: [
    {
      title: 'Дом начинается с\u00a0тишины',
      text: 'Диваны, в которых хорошо и\u00a0вдвоём, и\u00a0всей семьёй. Обивка\u00a0— на\u00a0ваш выбор.',
    },
    {
      title: 'Спальня, где высыпаются',
      text: 'Кровати из массива и\u00a0мягкие изголовья. Матрас подберём по\u00a0росту и\u00a0весу.',
    },
    {
      title: 'Кухня, где собираются',
      text: 'Гарнитуры, столы и\u00a0стулья, за\u00a0которыми не\u00a0спешат вставать.',
    },
  ],

  footerAbout:
    '«Горница» — мебель и\u00a0вещи для\u00a0дома. Работаем с\u00a0российскими фабриками, сами проверяем ткани и\u00a0фурнитуру, отвечаем за\u00a0каждый стык.',
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
  copyright: (year: number) => `© ${year} Горница`,

  homeTitle: 'Горница — мебель для спокойного дома',
  homeHeading: 'Мебель для спокойного дома',
  homeDescription: 'Интернет-магазин мебели и вещей для дома.',
  listOfCategories: (names: string) => `В каталоге: ${names}.`,
  pageTitle: (title: string) => `${title} — Горница`,

  notFoundTitle: 'Страница не найдена',
  notFoundText: 'Возможно, вещь уже уехала к\u00a0новому хозяину, а\u00a0ссылка осталась.',
  toHome: 'На главную',
  toCategories: 'Выбрать категорию',
  errorTitle: 'Не получилось открыть страницу',
} as const;
