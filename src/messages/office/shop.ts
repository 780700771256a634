import type { Palette } from '#contracts/shop-look.ts';
import { shopLabels } from '../commands/content-files.ts';

/** The names of fields, by their paths in `shop.yaml`. */
export const shopFieldNames: Readonly<Record<string, string>> = shopLabels;

export const colourNames: Readonly<Record<keyof Palette, string>> = {
  ground: 'Фон',
  text: 'Текст',
  main: 'Основной цвет',
  accent: 'Цены и\u00a0значки',
};

export const shopScreenMessages = {
  about:
    'Всё, чем магазин представляется: название, вид, контакты, реквизиты и\u00a0правила. Открытый магазин покажет изменения в\u00a0течение секунды.',
  contents: 'Части магазина',
  called: 'Как магазин называют в\u00a0предложениях',
  calledHint: 'Пусто: составляется из\u00a0названия',
  calledNames: {
    nominative: 'Кто? магазин…',
    genitive: 'Кого? магазина…',
    prepositional: 'О\u00a0ком? магазине…',
  },
  colourHint: '#rrggbb; пусто: считается само',
  readable: 'Эти цвета читаются.',
  pick: (name: string) => `Выбрать: ${name}`,
  logo: 'Логотип',
  logoHint: 'SVG до\u00a064\u00a0КБ или PNG до\u00a01\u00a0МБ. Меняется сразу.',
  logoSaved: 'Логотип сохранён',
  logoWithName: 'На логотипе уже есть название',
  fallback: 'Запасные контакты',
  fallbackHint: 'Показываются там, где телефон, почта или канал выше пусты.',
  hours: 'Часы работы',
  days: 'Дни',
  time: 'Время',
  label: 'Подпись',
  phone: 'Телефон',
  link: 'Ссылка',
  kind: 'Что это',
  kinds: { showroom: 'Салон', pickup: 'Самовывоз' },
  placeName: 'Название',
  city: 'Город',
  placeAddress: 'Адрес без\u00a0города',
  placeHours: 'Часы',
  add: 'Добавить строку',
  addTo: (list: string) => `Добавить строку: ${list.toLowerCase()}`,
  remove: 'Убрать',
  removeOf: (list: string, index: number) => `Убрать: ${list.toLowerCase()}, строка ${index}`,
  characteristicsHint:
    'Чего нет среди характеристик магазина: мощность лампы, объём, класс ткани. Карточка товара предложит эти поля, импорт узнает их по\u00a0названию, а\u00a0фильтр по\u00a0ним включается на\u00a0странице «Разделы». Другое название\u00a0— другая характеристика: у\u00a0товаров останется прежняя.',
  characteristicLabel: 'Название',
  characteristicUnit: 'Единица',
  characteristicKind: 'Вид',
  characteristicKinds: { text: 'Слова', number: 'Число', flag: 'Да или нет' },
  companionsHint:
    'Что предложить на\u00a0странице товара из\u00a0других категорий: к\u00a0кроватям матрасы той\u00a0же ширины, к\u00a0дивану кресла той\u00a0же обивки. Что\u00a0стоит выше, показывается раньше; из\u00a0подходящего первым идёт сходное по\u00a0серии, стилю и\u00a0цвету. Без правил этого блока нет.',
  companionTo: 'К\u00a0товарам категории',
  companionFits: 'Предложить из\u00a0категории',
  companionTypes: (types: readonly string[]) =>
    types.length === 0 ? 'Все типы' : types.join(', '),
  companionSame: (labels: readonly string[]) =>
    labels.length === 0 ? 'Совпадать ничего не\u00a0должно' : `Совпадает: ${labels.join(', ')}`,
  chooseCategory: 'Выберите категорию',
  synonymsHint:
    'По\u00a0строке на\u00a0слово: что набирают, двоеточие, что найти через запятую. Например «раскладушка: кресло-кровать».',
  searchPagesHint:
    'По\u00a0строке на\u00a0слово: что набирают, двоеточие, какую страницу открыть. Например «рассрочка: /?page=delivery».',
  consents: {
    note: 'Строкой под формой',
    checkbox: 'Флажком, который ставит покупатель',
  },
  save: 'Сохранить',
  saved: 'Настройки сохранены',
  unsaved: (part: string) => `настройки «${part}»`,
  restricted: 'Название, вид, реквизиты и\u00a0правила меняет владелец.',
} as const;

interface PartWords {
  readonly name: string;
  readonly about: string;
}

/** The parts that are saved apart, by their keys in addresses. */
export const shopPartWords = {
  identity: {
    name: 'Название и\u00a0тексты',
    about: 'Имя магазина, строка под ним, регион, валюта',
  },
  look: { name: 'Вид', about: 'Логотип и\u00a0цвета' },
  contacts: { name: 'Контакты', about: 'Телефоны, почта, часы, салоны и\u00a0самовывоз' },
  about: { name: 'О\u00a0компании', about: 'Люди, сертификаты и\u00a0фабрики' },
  terms: { name: 'Сроки и\u00a0гарантия', about: 'Возврат, отказ, гарантия' },
  rules: { name: 'Продавец и\u00a0правила', about: 'Реквизиты, согласие, правила заказов' },
  letters: { name: 'Письма', about: 'Отправитель и\u00a0подпись' },
  characteristics: { name: 'Характеристики товаров', about: 'Поля, которых нет в\u00a0магазине' },
  companions: { name: 'Подойдёт к\u00a0этому', about: 'Что предложить к\u00a0товару' },
  search: { name: 'Поиск', about: 'Слова покупателей и\u00a0страницы для них' },
} as const satisfies Record<string, PartWords>;

/** The groups of the screen «Магазин». */
export const shopGroupWords = {
  who: 'Кто мы',
  rules: 'Правила',
  goods: 'Товары и\u00a0поиск',
  work: 'Работа магазина',
  documentsAbout: 'Политика, согласие, оферта',
  readinessAbout: 'Чего не\u00a0хватает до\u00a0открытия',
} as const;
