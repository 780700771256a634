import type { CountedExchange, ReturnCard } from '#contracts/admin/returns/returns.ts';
import type { ReturnQueue } from '#contracts/admin/returns/values.ts';
import type { ShownRefundState } from '#contracts/payments.ts';
import type { ReturnFate, ReturnSettlement, ReturnWay } from '#contracts/return-states.ts';
import { formatPrice } from '../words/price.ts';
import { formatNearDate } from '../words/shop-time.ts';

export const returnQueueNames: Readonly<Record<ReturnQueue, string>> = {
  answer: 'Ждут ответа',
  money: 'Ждут денег',
};

export const returnFateNames: Readonly<Record<ReturnFate, string>> = {
  stock: 'На склад',
  discounted: 'В\u00a0уголок уценки',
  written_off: 'Списать',
  back: 'Вернём покупателю',
};

export const returnWayNames: Readonly<Record<ReturnWay, string>> = {
  collected: 'Заберём сами',
  brought: 'Покупатель привезёт',
};

/** What becomes of money that is left at the end of a return. */
export const settlementNames: Readonly<Record<ReturnSettlement, string>> = {
  counted: 'Пойдут в\u00a0оплату нового заказа',
  later: 'Вернём отдельно',
  kept: 'Не\u00a0возвращаем: товар остаётся у\u00a0покупателя',
};

/** The same at more length, where it is chosen. */
export const settlementsAbout: Readonly<Record<ReturnSettlement, string>> = {
  counted: 'Покупатель доплатит или получит только разницу',
  later: 'Возврат останется в\u00a0«Ждут денег», пока деньги не\u00a0отданы',
  kept: 'Починили и\u00a0отдали',
};

/** How it stands with money that is given back. Words of their own: those of all payments would weigh on the card of an order. */
export const returnRefundNames: Readonly<Record<ShownRefundState, string>> = {
  created: 'запрошен',
  pending: 'банк обрабатывает',
  succeeded: 'сделан',
  refused: 'не\u00a0прошёл',
  undone: 'банк отменил',
  'taken back': 'запись снята',
};

const letterText = (getsLetters: boolean): string =>
  getsLetters ? 'письмо покупателю уйдёт' : 'письма покупателю не\u00a0будет';

/** Returns in the office. */
export const returnWords = {
  about: 'Просьбы покупателей вернуть, обменять или починить товар, и\u00a0что с\u00a0ними стало.',
  title: (id: number) => `Возврат №\u00a0${id}`,
  search: 'Поиск',
  searchHint: 'Номер заказа, имя, телефон',
  state: 'Статус',
  anyState: 'Любой',
  waits: 'Что ждёт',
  anyWaits: 'Всё',
  clear: 'Сбросить',
  none: 'По\u00a0этому фильтру возвратов нет.',
  empty: 'Возвратов ещё не\u00a0было.',
  more: 'Показать ещё',
  gone: 'Такого возврата нет.',
  number: 'Возврат',
  order: 'Заказ',
  when: 'Когда',
  goods: 'Товары',
  pieces: (quantity: number, price: number) => `${quantity}\u00a0шт. по\u00a0${formatPrice(price)}`,
  wish: 'Чего хочет',
  defect: 'с\u00a0недостатком',
  fine: 'исправный',
  moneyBy: 'Деньги до',
  asked: 'Просьба',
  askedBy: { customer: 'Покупатель, на\u00a0сайте', staff: 'Записали в\u00a0офисе' },
  condition: 'Исправность',
  term: 'Срок возврата',
  unknownTerm: 'день получения неизвестен',
  late: (day: string) => `до ${formatNearDate(day)}; просьба пришла позже`,
  inTerm: (day: string) => `до ${formatNearDate(day)}; просьба пришла в\u00a0срок`,
  customer: 'Покупатель',
  way: 'Как вернётся',
  wayText: (way: ReturnWay, day: string | null) =>
    `${returnWayNames[way]}${day ? `, ${formatNearDate(day)}` : ''}`,
  replacement: 'Заказ на\u00a0замену',
  history: 'История',
  byCustomer: 'Покупатель',
  money: 'Деньги',
  due: 'К возврату',
  carriage: 'Вычли за\u00a0перевозку',
  given: 'Возвращено',
  left: 'Осталось вернуть',
  until: 'Срок',
  overdue: (day: string) => `${formatNearDate(day)}, срок прошёл`,
  refund: 'Вернуть деньги',
  noWays:
    'Вернуть здесь нечего: по\u00a0заказу нет оплат, с\u00a0которых вы можете вернуть деньги.',
  refundTitle: (id: number) => `Возврат №\u00a0${id}: вернуть деньги`,
  refundWay: 'Откуда вернуть',
  byHand: (most: number) => `Вернули сами, наличными или переводом (до ${formatPrice(most)})`,
  byPayment: (payment: string, most: number) => `${payment} (до ${formatPrice(most)})`,
  amount: 'Сумма, ₽',
  amountWrong: 'Введите сумму цифрами, например 15000',
  nextRefund: (left: number) =>
    `Останется вернуть ${formatPrice(left)}: окно сразу предложит следующую оплату.`,
  paidForOthers:
    'За\u00a0эти товары покупатель платил другой оплатой. В\u00a0чеке такого возврата будут товары, которые остаются у\u00a0покупателя.',
  saveRefund: 'Вернуть',
  refunded: (id: number) => `Возврат №\u00a0${id}: возврат денег записан.`,
  agree: 'Согласиться',
  refuse: 'Отказать',
  withdraw: 'Отозвать',
  coming: 'Как вернётся',
  receive: 'Получили',
  inspect: 'Осмотреть',
  close: 'Закрыть возврат',
  noteField: 'Слова покупателю',
  noteHint: 'Уйдут в\u00a0письме и\u00a0будут на\u00a0странице возврата. Можно не\u00a0писать',
  refuseHint: 'Объясните, почему. Уйдёт в\u00a0письме',
  changed: (id: number, getsLetters: boolean) =>
    `Возврат №\u00a0${id}: готово, ${letterText(getsLetters)}.`,
  collectOn: 'День, когда заберём',
  fate: (name: string) => `Куда: ${name}`,
  counted: 'Зачтено в\u00a0новый заказ',
  countedRefund: 'зачёт в\u00a0новый заказ',
  countedIn: ({ number, replacement, counted, back }: CountedExchange) =>
    `В\u00a0оплату заказа ${replacement} пойдёт ${formatPrice(counted)}. ${back > 0 ? `Разницу, ${formatPrice(back)}, верните покупателю: до\u00a0этого возврат останется в\u00a0«Ждут денег».` : 'Возвращать больше нечего.'} Магазин сам запишет возврат ${formatPrice(counted)} вручную у\u00a0заказа ${number} и\u00a0оплату вручную у\u00a0заказа ${replacement}, с\u00a0одним документом.`,
  countedNoted: (sum: number, number: string, replacement: string) =>
    `${formatPrice(sum)} записаны как возврат вручную у\u00a0заказа ${number} и\u00a0как оплата вручную у\u00a0заказа ${replacement}.`,
  fateOfUnmended: 'Куда идёт товар, который не\u00a0починили',
  conditionField: (name: string) => `В\u00a0каком виде: ${name}`,
  conditionHint: 'Покупатель прочитает это в\u00a0письме',
  hasDefect: 'Недостаток подтвердился',
  hasDefectAbout: 'Тогда перевозка за\u00a0счёт магазина.',
  carriageField: 'Стоимость обратной перевозки, ₽',
  carriageHint: 'Вычтется из\u00a0денег за\u00a0исправный товар',
  outcome: 'Итог',
  outcomes: {
    money: 'Деньги возвращены',
    exchange: 'Обмен',
    mending: 'Ремонт',
  },
  replacementField: 'Заказ на\u00a0замену',
  replacementHint: 'Номер нового заказа этого\u00a0же покупателя',
  settlement: 'Что с\u00a0деньгами?',
  leftToGive: (left: number, goods: string) =>
    `За\u00a0${goods} покупателю ещё не\u00a0отдано ${formatPrice(left)}.`,
  chooseSettlement: 'Выберите, что станет с\u00a0деньгами.',
  chooseDay: 'Выберите день, когда заберёте товар.',
  save: 'Сохранить',
  part: 'Возвраты',
  begin: 'Начать возврат',
  undecided: 'Магазин ещё не\u00a0решил, принимать\u00a0ли',
  beginTitle: (number: string) => `Заказ ${number}: возврат`,
  lines: 'Что возвращают',
  count: (name: string) => `Сколько: ${name}`,
  reason: 'Почему',
  begun: (id: number, getsLetters: boolean) =>
    `Возврат №\u00a0${id} начат, ${letterText(getsLetters)}.`,
  chooseGoods: 'Отметьте, что возвращают.',
  replaces: (id: number, number: string) => `Взамен возврата №\u00a0${id} по\u00a0заказу ${number}`,
} as const;

/** Within which term a return was asked for. */
export const termText = ({ term_on: day, is_late: isLate }: ReturnCard): string => {
  if (day === null) return returnWords.unknownTerm;
  return isLate ? returnWords.late(day) : returnWords.inTerm(day);
};
