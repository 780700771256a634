import { counted } from '../words/plural.ts';

/** Words of the palette. */
export const paletteMessages = {
  title: 'Найти заказ, товар, экран или действие',
  hint: 'Заказ, товар, экран, действие',
  found: 'Найденное',
  onPage: 'На\u00a0этой странице',
  screens: 'Экраны',
  handbook: 'Справочник',
  orders: 'Заказы',
  customers: 'Покупатели',
  products: 'Товары',
  variant: (name: string, article: string) => `${name}, арт.\u00a0${article}`,
  searching: 'Ищу…',
  leave: 'Выход',
  nothing: 'Ничего не нашлось. Проверьте слова или наберите меньше.',
  told: (orders: number, customers: number, products: number) => {
    const found = [
      ...(orders > 0 ? [counted(orders, 'заказ', 'заказа', 'заказов')] : []),
      ...(customers > 0 ? [counted(customers, 'покупатель', 'покупателя', 'покупателей')] : []),
      ...(products > 0 ? [counted(products, 'товар', 'товара', 'товаров')] : []),
    ];
    return found.length > 0 ? `Найдено: ${found.join(', ')}` : 'Таких заказов и\u00a0товаров нет.';
  },
} as const;

/** Words of the help with the keys, and of their settings. */
export const keysHelpMessages = {
  title: 'Клавиши',
  about: 'Работают и\u00a0в\u00a0русской раскладке, когда вы не печатаете в\u00a0поле.',
  anywhere: 'Везде',
  andThen: 'потом',
  openHelp: 'Показать эту справку',
  settings: 'Ненужные клавиши выключаются на странице',
  settingsAbout:
    'Снимите галочку, если клавиша мешает программе чтения с\u00a0экрана или голосовому вводу. Действует сразу и\u00a0только в\u00a0этом браузере.',
  allOff: 'Выключить все',
  allOn: 'Включить все',
} as const;

/** What a member can turn off, with what it is for. */
export const keyGroupNames = {
  go: 'G, потом буква\u00a0— перейти на\u00a0экран',
  search: '/\u00a0— поиск',
  help: '?\u00a0— справка о\u00a0клавишах',
  rows: 'J и\u00a0K\u00a0— по строкам списка и по заказам',
  note: 'N\u00a0— заметка к\u00a0заказу',
} as const;
