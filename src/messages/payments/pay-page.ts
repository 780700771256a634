import type { CurrencySign } from '#contracts/currency-signs.ts';
import type { PaidPartName, PayingWay } from '#contracts/paying-ways.ts';
import { counted } from '../words/plural.ts';
import { formatPrice } from '../words/price.ts';

const sum = (roubles: number, currency: CurrencySign) =>
  formatPrice(roubles, { kopecks: true, currency });

const ways: Readonly<Record<PayingWay, string>> = {
  card: 'картой',
  sbp: 'по\u00a0СБП',
  other: 'другими способами, которые предложит страница оплаты',
};

/** «Картой, по СБП или другими способами…». */
export function waysText(offered: readonly PayingWay[]): string {
  const words = offered.map((way) => ways[way]);
  const last = words.pop() ?? '';
  const all = words.length > 0 ? `${words.join(', ')} или ${last}` : last;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

const partNames: Readonly<Record<PaidPartName, string>> = {
  first: 'предоплату',
  rest: 'всё',
  share: 'часть',
};

interface Offered {
  readonly part: PaidPartName;
  readonly amount: number;
}

/** The page where an order is paid. */
export const payPageMessages = {
  title: 'Оплата заказа',
  heading: (number: string) => `Оплата заказа ${number}`,
  description: 'Оплата заказа онлайн.',
  needsScript: 'Для оплаты включите JavaScript в\u00a0браузере или позвоните нам.',
  loadFailed: 'Не удалось узнать, сколько осталось заплатить.',
  withoutDelivery: 'Доставка в\u00a0неё не\u00a0входит: её стоимость согласует менеджер.',
  payable: (sum: string) => `Сумма заказа: ${sum}.`,
  paid: (sum: string) => `Внесено: ${sum}.`,
  left: (sum: string) => `Осталось: ${sum}.`,
  pay: ({ part, amount }: Offered, isPartPaid: boolean, currency: CurrencySign) =>
    `Оплатить ${part === 'rest' && isPartPaid ? 'остаток' : partNames[part]}: ${sum(amount, currency)}`,
  inParts: (count: number, text: string) =>
    `${text}. Всего ${counted(count, 'платёж', 'платежа', 'платежей')}: после этого предложим следующий.`,
  noCard: 'Картой столько за\u00a0один раз не\u00a0оплатить.',
  own: 'Другая сумма',
  ownField: 'Сумма, ₽',
  ownHint: (least: number, most: number, currency: CurrencySign) =>
    `от\u00a0${sum(least, currency)} до\u00a0${sum(most, currency)}`,
  ownWrong: 'Введите сумму цифрами, например 15000',
  payOwn: 'Оплатить эту сумму',
  where: (provider: string) =>
    `Вы перейдёте на\u00a0защищённую страницу платёжного сервиса (${provider}). Данные карты магазин не\u00a0видит и\u00a0не\u00a0хранит.`,
  samePrice: 'Цена не\u00a0зависит от\u00a0способа оплаты.',
  test: 'Тестовый режим магазина: деньги не\u00a0спишутся.',
  otherWay: 'Оплатить, не\u00a0дожидаясь банка',
  offered:
    'Магазин предложил изменить заказ, и\u00a0сумма может стать другой. Сначала посмотрите предложение и\u00a0ответьте на\u00a0него.',
  anyway: 'Оплатить заказ без\u00a0изменений',
  declined: 'Прошлый платёж не\u00a0прошёл.',
  waiting: (amount: number, until: string | null, currency: CurrencySign) =>
    `Банк рассматривает заявку на\u00a0${sum(amount, currency)}${until ? ` и\u00a0ответит до\u00a0${until}` : ''}. Товары держим за\u00a0вами; платить ещё раз не\u00a0нужно.`,
  later:
    'Оплатить заказ можно будет, когда менеджер подтвердит его. Мы пришлём письмо со\u00a0ссылкой.',
  nothing: 'Заказ оплачен полностью. Платить больше не\u00a0нужно.',
  cancelled: 'Заказ отменён. Платить по\u00a0нему не\u00a0нужно.',
  notTaken: 'Онлайн этот заказ пока не\u00a0оплатить. Как внести оплату, расскажет менеджер.',
  toOrder: 'Открыть заказ',
  failed: 'Не удалось перейти к\u00a0оплате. Деньги не\u00a0списаны, попробуйте ещё раз.',
  missing: 'Пока заказ ждал оплаты, товары закончились. Деньги не\u00a0списаны.',
} as const;

/** The page to which the customer comes back from the provider. */
export const paymentReturnMessages = {
  checking: 'Проверяем оплату…',
  paid: (amount: number, currency: CurrencySign) =>
    `Оплата ${sum(amount, currency)} получена. Спасибо!`,
  test: 'Это была проверка: деньги не\u00a0списаны.',
  left: (amount: number, currency: CurrencySign) =>
    `По\u00a0заказу осталось внести ${sum(amount, currency)}.`,
  payLeft: 'Внести остаток',
  declined: 'Оплата не\u00a0прошла',
  again: 'Оплатить другим способом',
  waiting: 'Банк рассматривает заявку',
  waitingText: (until: string | null) =>
    `${until ? `Ответ придёт до\u00a0${until}.` : 'Ответ придёт позже.'} Товары держим за\u00a0вами; платить ещё раз не\u00a0нужно. О\u00a0решении напишем.`,
  notPaid:
    'Если вы не\u00a0платили, вернитесь к\u00a0оплате. Если заплатили, подождите: обычно это меньше минуты.',
  slow: 'Банк пока не\u00a0ответил',
  slowText:
    'Проверим оплату сами и\u00a0пришлём письмо. Если деньги списались, платить ещё раз не\u00a0нужно. Если вы не\u00a0платили, вернитесь к\u00a0оплате.',
  toPay: 'Вернуться к\u00a0оплате',
  unknown: 'Такого платежа нет',
  unknownText: 'Проверьте ссылку или откройте заказ: оплата видна в\u00a0нём.',
  failed: 'Не удалось проверить оплату.',
  toOrder: 'Открыть заказ',
  find: 'Найти заказ',
  noOrder: 'Открыть заказ можно по\u00a0ссылке из\u00a0письма о\u00a0нём.',
} as const;

/** Paying, on the page of the order and in the thanks for it. */
export const orderPayMessages = {
  pay: (amount: number, isPartPaid: boolean, currency: CurrencySign) =>
    `${isPartPaid ? 'Оплатить остаток' : 'Оплатить'} ${sum(amount, currency)}`,
  paid: (paid: number, left: number, currency: CurrencySign) =>
    `Внесено ${sum(paid, currency)}, осталось ${sum(left, currency)}.`,
  first: (amount: number, currency: CurrencySign) =>
    `Первый платёж за\u00a0эти товары: ${sum(amount, currency)}.`,
  failed: 'Не удалось открыть оплату. Попробуйте ещё раз.',
  play: 'Тестовая оплата',
  playAbout:
    'Это демонстрационный магазин: кнопка только показывает, как заказ становится оплаченным. Деньги не\u00a0списываются.',
  playFailed: 'Тестовая оплата не\u00a0прошла.',
} as const;
