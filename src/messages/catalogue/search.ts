import type { ShopNames } from '#contracts/shop-names.ts';
import { counted, goods } from '../words/plural.ts';

export const searchMessages = {
  field: 'Поиск',
  placeholder: 'Название, размер, артикул…',
  submit: 'Найти',
  categories: 'Категории',
  products: 'Товары',
  pages: 'Страницы',
  allResults: 'Показать все результаты',
  nothingYet: 'Подходящих товаров не нашлось.',
  announced: (count: number) =>
    count === 0
      ? 'Подходящих товаров не нашлось.'
      : `${counted(count, 'подсказка', 'подсказки', 'подсказок')}, к ним ведёт стрелка вниз`,

  title: 'Результаты поиска',
  quoted: (text: string) => `«${text}»`,
  pageTitle: (text: string, page: number) =>
    page > 1 ? `Поиск: ${text}, страница ${page}` : `Поиск: ${text}`,
  description: (shop: ShopNames) => `Поиск мебели и вещей для дома в ${shop.prepositional}.`,
  count: goods,
  alike: 'Точно такого нет. Похожее:',
  corrected: (text: string) => `Показаны результаты по запросу «${text}»`,
  hint: 'Напишите в поле поиска, что вы ищете: например, «угловой диван», «комод» или «стол 120».',
  nothing: (text: string) => `По запросу «${text}» ничего не нашлось.`,
  noGoods: (text: string) => `Товаров по\u00a0запросу «${text}» нет.`,
  nothingAdvice: 'Попробуйте другое слово или загляните в категории:',
  orChoose: 'Или выберите категорию:',
} as const;
