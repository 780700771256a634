export const siteMessages = {
  /** Shown where the owner has left a contact empty, or the settings cannot be read. */
  fallbackContacts: { phone: '+7 (000) 000-00-00', email: 'hello@gornitsa.example' },

  skipToContent: 'Перейти к содержанию',
  homeLink: 'Горница, на главную',
  menu: 'Меню',
  menuHome: 'Главная',
  menuCategories: 'Категории',
  loadingShort: { ru: 'Загрузка', en: 'Loading' },

  panel: 'Каталог',
  panelAll: 'Все категории',
  telegram: 'Канал в Telegram',
  hours: 'Часы работы',
  workingHours: [
    { days: 'Пн–Пт', time: '9:00–18:00' },
    { days: 'Сб–Вс', time: 'выходной' },
  ],
  phone: 'Телефон',
  email: 'E-mail',
  address: 'Адрес',
  contactUs: 'Мы на связи',
  contactUsText: 'Подскажем размеры, ткани и сроки — как в хорошем мебельном салоне.',

  banners: 'Баннеры',
  slideOf: (index: number, count: number) => `${index} из ${count}`,
  previousSlide: 'Предыдущий',
  nextSlide: 'Следующий',
  stopSlides: 'Остановить',
  startSlides: 'Запустить',
  slideMore: 'Подробнее',
  slides: [
    {
      title: 'Дом начинается с тишины',
      text: 'Диваны, в которых хорошо и вдвоём, и всей семьёй. Обивка — на ваш выбор.',
    },
    {
      title: 'Спальня, где высыпаются',
      text: 'Кровати из массива и мягкие изголовья. Матрас подберём по росту и весу.',
    },
    {
      title: 'Собираем, как для себя',
      text: 'Привезём, поднимем, соберём. Гарантия — от полутора лет на каждую вещь.',
    },
  ],

  footerAbout:
    '«Горница» — мебель и вещи для дома. Работаем с российскими фабриками, сами проверяем ткани и фурнитуру, отвечаем за каждый стык.',
  footerCategories: 'Категории',
  footerCategoriesFailed: 'Не удалось загрузить категории',
  footerContacts: 'Контакты',
  footerSeller: 'Продавец',
  policy: 'Политика конфиденциальности',
  copyright: (year: number) => `© ${year} Горница`,

  homeTitle: 'Горница — мебель для спокойного дома',
  homeHeading: 'Мебель для спокойного дома',
  homeDescription: 'Интернет-магазин мебели и вещей для дома.',
  listOfCategories: (names: string) => `В каталоге: ${names}.`,
  pageTitle: (title: string) => `${title} — Горница`,

  notFoundTitle: 'Страница не найдена',
  notFoundText: 'Возможно, вещь уже уехала к новому хозяину, а ссылка осталась.',
  toHome: 'На главную',
  toCategories: 'Выбрать категорию',
  errorTitle: 'Не получилось открыть страницу',
} as const;
