import type { ShopNames } from '#contracts/shop-names.ts';

/** The page of an order that a link opens. */
export const orderLinkMessages = {
  description: (shop: ShopNames) => `Что с\u00a0заказом в\u00a0${shop.prepositional}.`,
  needsScript: 'Включите JavaScript в\u00a0настройках браузера, и\u00a0заказ появится.',
  loadFailed: 'Не удалось загрузить заказ. Проверьте подключение к\u00a0интернету.',
  invalid: 'Ссылка на\u00a0заказ больше не\u00a0действует',
  invalidHint:
    'Возможно, она скопирована не\u00a0целиком, или магазин уже прислал другую. Если заказ уже оформлен, запросите новую: понадобятся его номер и\u00a0e-mail. Если мы записали его с\u00a0ваших слов, позвоните нам.',
  findOrder: 'Запросить ссылку',
  toAccount: 'Заказы в\u00a0личном кабинете',
  masked:
    'Телефон, e-mail и\u00a0адрес видны не\u00a0целиком: страница открывается по\u00a0ссылке, без\u00a0входа.',
} as const;
