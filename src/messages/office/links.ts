import type { LinkKind } from '#contracts/admin/content/values.ts';

/** Above what is found of each kind. */
export const linkKindNames: Readonly<Record<LinkKind, string>> = {
  page: 'Страницы',
  category: 'Категории',
  maker: 'Производители',
  product: 'Товары',
  search: 'Поиск',
  shop: 'Магазин',
};

/** Addresses in slides, texts and redirects. */
export const linkMessages = {
  hint: 'Начните писать название страницы, категории или товара, либо вставьте адрес с\u00a0https://',
  found: 'Страницы магазина',
  nothingFound:
    'Такой страницы в\u00a0магазине нет. Адрес другого сайта начинается с\u00a0https://',
  searching: 'Ищем…',
  noPage:
    'Такой страницы в\u00a0магазине нет. Выберите её из\u00a0списка: начните писать название.',
  noLink: 'Это не\u00a0адрес. Подойдёт страница магазина, https://…, mailto:… или tel:…',
  inText: (words: string, link: string) =>
    `Ссылка «${words}» ведёт на\u00a0${link}, а\u00a0такой страницы в\u00a0магазине нет.`,
  search: (text: string) => `Найденное по\u00a0словам «${text}»`,
  home: 'Главная',
  catalogue: 'Все категории',
  goods: 'Все товары',
  findOrder: 'Найти заказ',
} as const;
