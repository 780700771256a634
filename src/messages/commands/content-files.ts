import type { DocumentKind } from '#contracts/legal-documents.ts';
import { documentNames, formatDate } from '../site/documents.ts';

/** The comments of the parts of `shop.yaml`. */
export const shopParts = {
  name: 'Название магазина',
  called: 'Как магазин называют в предложениях: кто? кого? о ком?',
  tagline: 'Чем занят магазин: в заголовке главной после названия',
  description: 'Одно предложение для поисковиков',
  about: 'Текст о магазине внизу каждой страницы',
  region: 'Где работает магазин, для поисковиков: например Москва и область',
  currency: 'Как показать рубли: ₽ или руб.',
  palette:
    'Палитра (#rrggbb): ground — фон, text — текст, main — основной цвет, accent — цены и значки; остальное считается само',
  logo_with_name: 'Логотип уже содержит название (true) или название стоит рядом с ним (false)',
  welcome: 'Приглашение над контактами',
  time_zone:
    'Часовой пояс магазина: часы работы, время в письмах, день вступления документов в силу; например Asia/Yekaterinburg',
  hours: 'Часы работы по дням',
  phones: 'Другие телефоны: подпись и номер',
  messengers: 'Каналы и мессенджеры: подпись и ссылка',
  places: 'Салоны (showroom) и пункты самовывоза (pickup)',
  characteristics:
    'Свои характеристики товаров: название, единица числа и вид — text (слова), number (число), flag (да или нет)',
  companions:
    'Подойдёт к этому: category — к товарам какой категории, fits — из какой категории предложить; types и fits_types — только эти типы изделий; same — что должно совпадать',
  synonyms:
    'Слова покупателей для поиска: что набирают и что найти, по одному-два слова, например раскладушка: [кресло-кровать]; общие слова мебели магазин знает сам',
  search_pages:
    'Слова, по которым поиск сразу открывает страницу магазина, например рассрочка: /?page=delivery',
  letters: 'Письма: имя отправителя и подпись; пустые берутся из названия',
  terms:
    'Сроки и гарантия; страницы, письма и карточки товаров берут их отсюда. refusal_days — дней на отказ после получения, return_days — на возврат неиспользованного (0: не дольше), refund_days — за сколько дней вернёте деньги, service_years — срок службы мебели, warranty — гарантия там, где её нет у товара, warranty_hours — когда отвечает гарантийная линия',
  people: 'Люди магазина для страницы «О компании»: имя, чем занят, фотография из папки shop',
  certificates:
    'Сертификаты для страницы «О компании»: название и картинка из папки shop или ссылка, например на PDF',
  makers:
    'Фабрики: имя, как у товаров, страна, рассказ и картинка из папки shop; у каждой своя страница с товарами',
  contacts:
    'Контакты; fallback — запасные: магазин показывает их там, где телефон, почта или канал выше пусты',
  seller: 'Продавец и реквизиты',
  consent: 'Согласие на обработку данных: note (строкой) или checkbox (флажком)',
  orders:
    'Заказы: сколько штук и рублей гость берёт с остатка без менеджера; рабочих дней до отмены неоплаченного (0: не отменять)',
  home: 'Главная: карточки категорий и вкладки новинок, по порядку; пустой список — первые категории магазина',
} as const;

/** Examples that a pulled `shop.yaml` shows as comments under a list or a text that is empty. */
export const shopExamples: Readonly<Record<string, readonly string[]>> = {
  hours: ['- days: Пн–Пт', '  time: 9:00–18:00'],
  phones: ['- label: Оптовый отдел', '  phone: 8 800 000-00-00'],
  messengers: ['- label: ВКонтакте', '  link: https://vk.com/kanal'],
  places: [
    '- kind: showroom # или pickup',
    '  name: Салон на Образцовой',
    '  city: Примерск',
    '  address: ул. Образцовая, д. 1',
    '  hours: ежедневно 10:00–20:00',
  ],
  characteristics: ['- label: Мощность', '  unit: Вт', '  kind: number # или text, flag'],
  companions: [
    '- category: krovat',
    '  fits: matrasyortopedicheskie',
    '  same: [bed_width, bed_length]',
  ],
  people: ['- name: Анна Образцова', '  role: подбирает ткани', '  photo: anna.jpg'],
  certificates: ['- title: Сертификат на мебель', '  photo: sertifikat.jpg'],
  makers: [
    '- name: Тихая мастерская',
    '  country: Россия',
    '  text: Делает кровати из массива.',
    '  photo: tihaya.jpg',
  ],
  letters: ['sender: Мебельный двор', 'signature: Ваш «Мебельный двор»'],
  home: ['categories: [divany, krovat]', 'new_arrivals: [divany]'],
};

/** Short names of the fields of `shop.yaml`, for the report of what a push changes. */
export const shopLabels: Readonly<Record<string, string>> = {
  name: 'Название',
  called: 'Название в предложениях',
  tagline: 'Чем занят магазин',
  description: 'Описание для поисковиков',
  about: 'Текст внизу страниц',
  region: 'Регион',
  currency: 'Рубли',
  time_zone: 'Часовой пояс',
  palette: 'Палитра',
  logo_with_name: 'Название уже в логотипе',
  logo: 'Логотип',
  welcome: 'Приглашение над контактами',
  hours: 'Часы работы',
  phones: 'Другие телефоны',
  messengers: 'Каналы и мессенджеры',
  places: 'Салоны и пункты самовывоза',
  characteristics: 'Свои характеристики товаров',
  companions: 'Подойдёт к\u00a0этому',
  synonyms: 'Слова для поиска',
  search_pages: 'Страницы по\u00a0словам поиска',
  'terms.refusal_days': 'Дней на\u00a0отказ после получения',
  'terms.return_days': 'Дней на\u00a0возврат неиспользованного',
  'terms.refund_days': 'За сколько дней вернёте деньги',
  'terms.service_years': 'Срок службы мебели, лет',
  'terms.warranty': 'Гарантия, если у\u00a0товара её нет',
  'terms.warranty_hours': 'Часы гарантийной линии',
  people: 'Люди',
  certificates: 'Сертификаты',
  makers: 'Фабрики',
  'contacts.phone': 'Телефон',
  'contacts.email': 'Почта',
  'contacts.telegram': 'Канал',
  'contacts.address': 'Адрес',
  'contacts.fallback.phone': 'Запасной телефон',
  'contacts.fallback.email': 'Запасная почта',
  'contacts.fallback.telegram': 'Запасной канал',
  'letters.sender': 'Отправитель писем',
  'letters.signature': 'Подпись писем',
  'seller.name': 'Продавец',
  'seller.details': 'Реквизиты',
  consent: 'Согласие на обработку данных',
  'orders.guest_pieces': 'Сколько штук гость берёт без менеджера',
  'orders.guest_total': 'На сколько рублей гость берёт без менеджера',
  'orders.unpaid_days': 'Рабочих дней до отмены неоплаченного',
  'orders.low_stock': 'Мало — это сколько штук и\u00a0меньше',
  'home.categories': 'Карточки разделов на главной',
  'home.new_arrivals': 'Вкладки новинок на главной',
};

/** What the owner calls the places of the content. */
export const contentPlaces = {
  settings: 'Настройки магазина (shop.yaml)',
  category: (name: string) => `Категория «${name}»`,
  slide: (title: string) => `Слайд «${title}»`,
  page: (title: string) => `Страница «${title}»`,
  document: (kind: DocumentKind) => `Документ «${documentNames[kind]}»`,
  search: (text: string) => `Поиск «${text}»`,
  field: (file: string, field: string) => `${file}, поле ${field}`,
  text: (file: string) => `${file}, текст`,
  link: (place: string, link: string) => `${place}: ${link}`,
} as const;

export const exampleMessages = { title: 'Например:' } as const;

export const contentReport = {
  nothing: 'Изменений нет.',
  changed: (isDryRun: boolean) =>
    isDryRun
      ? 'Проверено, ничего не записано. Изменится:'
      : 'Записано. Открытый магазин покажет это в течение секунды. Изменилось:',
  setting: (label: string) => `  ${label}`,
  shortSetting: (label: string, before: string, after: string) =>
    `  ${label}: ${before} → ${after}`,
  noValue: 'пусто',
  yesOrNo: (value: boolean) => (value ? 'да' : 'нет'),
  slides: '  Слайды главной',
  newPage: (title: string) => `  Новая страница «${title}»`,
  changedPage: (title: string) => `  Страница «${title}»`,
  movedPage: (title: string, from: string, to: string) =>
    `  Страница «${title}»: прежний адрес ${from} ведёт на\u00a0${to}`,
  removedPage: (title: string) => `  Убрана страница «${title}»`,
  newDocument: (kind: DocumentKind, version: number, inForce: string) =>
    `  ${documentNames[kind]}: новая версия ${version}, действует с ${formatDate(inForce)}`,
  another:
    'Одновременно с вами содержание записывали ещё раз. Ничего не записано: повторите команду.',
  connectionLost:
    'Связь с базой данных прервалась: возможно, её остановила другая команда. Повторите команду.',
  missingCategories: (slugs: readonly string[]) =>
    `Таких категорий в магазине нет, они пропущены: ${slugs.join(', ')}.`,
  conflict: (titles: readonly string[]) =>
    [
      'После того как вы забрали эту папку, магазин изменили. Ваши файлы затрут эти изменения:',
      ...titles.map((title) => `  ${title}`),
      'Заберите содержание в другую папку (npm run content -- pull ДРУГАЯ) и перенесите туда правки или повторите с --yes, чтобы записать своё.',
    ].join('\n'),
  pulled: (folder: string) => `Содержание магазина записано в ${folder}.`,
  notEmpty: (folder: string) =>
    `В папке ${folder} уже есть файлы. Укажите пустую папку или повторите с --yes, чтобы заменить их.`,
  noFolder: (folder: string) => `Папки ${folder} нет.`,
} as const;

export const contentCommandMessages = {
  usage: [
    'Содержание магазина: название, контакты, страницы, документы, слайды.',
    '  Забрать в папку:   npm run content -- pull ПАПКА [--yes]',
    '  Записать из папки: npm run content -- push ПАПКА [--dry-run] [--yes]',
  ].join('\n'),
} as const;

const colourNames = {
  text: 'цвет текста',
  main: 'основной цвет',
  accent: 'цвет цен и значков',
} as const;

interface UnreadableColour {
  readonly field: keyof typeof colourNames | 'ground';
  readonly colour: string;
  readonly ground: string;
  readonly ratio: number;
  readonly nearest: string | undefined;
}

const formatRatio = (ratio: number): string =>
  (Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',');

/** What is wrong with a file of the folder. */
export const contentFileProblems = {
  unreadable: ({ field, colour, ground, ratio, nearest }: UnreadableColour) =>
    [
      field === 'ground'
        ? `palette.ground: на фоне ${colour} не прочитать ни тёмный, ни светлый текст.`
        : `palette.${field}: ${colourNames[field]} ${colour} на фоне ${ground} не прочитать: контраст ${formatRatio(ratio)}, нужно не меньше 4,5.`,
      nearest && `Ближайший подходящий цвет: ${nearest}.`,
    ]
      .filter(Boolean)
      .join(' '),
  unknownField: (field: string) => `Поля «${field}» здесь нет. Проверьте, как оно называется.`,
  colour: 'Введите цвет шестью знаками после решётки, в кавычках: "#24493b"',
  wrongField: (field: string, message: string) => (field ? `${field}: ${message}` : message),
  pageName: 'Имя файла — это адрес страницы: латинские буквы, цифры и дефис, например dostavka.md.',
  documentName: 'Документов три: policy.md, consent.md и offer.md. Назовите файл так.',
  documentPage: (name: string) =>
    `По этому адресу открывается документ. Перенесите текст в documents/${name}.md или назовите файл иначе.`,
  documentText: 'В документе нет текста.',
  unfilled: (place: string) =>
    `${place} нечем заполнить. Впишите это в shop.yaml или уберите из текста. Есть места: {shop}, {seller}, {details}, {email}, {phone}, {address}.`,
  dayIsOver: (today: string) =>
    `in_force: документ изменился, а день уже прошёл. Поставьте ${today} или более поздний.`,
  endsEarly: 'Последний день показа раньше первого.',
  slideText: 'Текст слайда — один абзац без выделения и ссылок.',
  noPicture: (path: string) => `Файла ${path} в папке нет.`,
  versions:
    'Файл испорчен: по нему запись узнаёт, меняли ли магазин после вас. Удалите его, и запись спросит, прежде чем что-то затереть.',
  noShopFile: 'Этого файла в папке нет. Заберите его: npm run content -- pull ПАПКА',
} as const;
