import type { ShopNames } from '#contracts/shop-names.ts';

/** Finding an order without an account: the page, and the letter with the link. */
export const findMessages = {
  title: 'Отслеживание заказа',
  description: (shop: ShopNames) => `Узнать, что с\u00a0заказом в\u00a0${shop.prepositional}.`,
  lead: 'Введите номер заказа и\u00a0e-mail, который указали при\u00a0оформлении. Пришлём письмо со\u00a0ссылкой на\u00a0страницу заказа.',
  number: 'Номер заказа',
  numberHint: 'Восемь букв и\u00a0цифр, например 4F7K-2M9Q',
  email: 'E-mail',
  submit: 'Прислать ссылку',
  /** The same whether the order exists or not. */
  sent: 'Если заказ с\u00a0таким номером и\u00a0e-mail есть, письмо со\u00a0ссылкой уже в\u00a0пути.',
  sentHint:
    'Письма нет? Загляните в\u00a0«Спам» и\u00a0проверьте номер и\u00a0e-mail. Или позвоните нам.',
  failed: 'Запрос не\u00a0отправлен.',
  signedIn: 'Вы\u00a0вошли: ваши заказы есть в\u00a0личном кабинете.',
  toHistory: 'Открыть историю заказов',
  signIn: 'Войти в\u00a0личный кабинет',

  subject: (number: string, shop: string) =>
    shop ? `Ссылка на заказ ${number}\u00a0— «${shop}»` : `Ссылка на заказ ${number}`,
  letterLead: (number: string) =>
    `Вы просили ссылку на заказ ${number}. По ней видно, что с ним сейчас и что будет дальше.`,
  letterCare:
    'Не пересылайте ссылку тем, кому не показали бы заказ. Если вы ничего не просили, делать ничего не нужно.',
} as const;
