import type { ShopNames } from '#contracts/shop-names.ts';
import { goods } from '../words/plural.ts';

/** The cart itself: page and dialog. */
export const cartPageMessages = {
  pageDescription: (shop: ShopNames) => `Ваша корзина в ${shop.prepositional}.`,
  emptyDialog: 'Корзина пуста',
  emptyPage: 'Ваша корзина пуста.',
  toCatalogue: 'Выбрать мебель',
  items: 'Товары в корзине',
  deferred: 'Отложено',
  deferredHint: 'Отметьте товар, чтобы вернуть его в корзину.',
  deferredGone:
    'Сейчас эти товары не\u00a0купить. Если они появятся, их можно будет вернуть в\u00a0корзину.',
  select: (name: string) => `Выбрать: ${name}`,
  quantity: (name: string) => `Количество: ${name}`,
  remove: (name: string) => `Удалить: ${name}`,
  clear: 'Очистить корзину',
  subtotal: (count: number) => `${goods(count)} на сумму`,
  each: 'за штуку',
  unavailable: 'Больше не продаётся',
  toCart: 'Перейти в корзину',
  toCheckout: 'Оформить заказ',
  deliveryNote: 'Стоимость доставки рассчитает менеджер',
  nothingSelected: 'Отметьте товары, которые хотите заказать.',
  syncFailed: 'Не удалось сохранить корзину:',
} as const;
