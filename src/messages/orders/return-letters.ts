import type { ReturnSettlement, ReturnWay, ReturnWish } from '#contracts/return-states.ts';
import type { ShopNames } from '#contracts/shop-names.ts';
import { titled } from '../accounts/account-letters.ts';
import { capitalise } from '../words/capitalise.ts';
import { plural } from '../words/plural.ts';
import { returnedGoods } from '../words/returned-goods.ts';
import { formatDate } from '../words/shop-time.ts';

/** «товар остаётся у вас», «3 товара остаются у вас» */
const staying = (count: number): string =>
  `${returnedGoods(count)} ${plural(count, 'остаётся', 'остаются', 'остаются')} у\u00a0вас`;

/** What goods are taken for, where not for their money. */
const purposes: Readonly<Record<ReturnWish, string>> = {
  money: '',
  exchange: 'на\u00a0обмен',
  mending: 'на\u00a0ремонт',
};

/** What the letters about a return say. `count`: pieces that come back. Sums are written with their sign. */
export const returnLetterMessages = {
  subject: (id: number, order: string, shop: ShopNames) =>
    titled(`Возврат №\u00a0${id} по\u00a0заказу ${order}`, shop),
  refundSubject: (id: number, sum: string, shop: ShopNames) =>
    titled(`Вернули ${sum} по\u00a0возврату №\u00a0${id}`, shop),
  greeting: (name: string) => (name ? `Здравствуйте, ${name}!` : 'Здравствуйте!'),
  goods: (goods: string) => `Состав возврата: ${goods}.`,
  /** What the customer wants, and says of the goods. */
  shopWish: (wish: ReturnWish, hasDefect: boolean) =>
    `Хочет ${{ money: 'вернуть деньги', exchange: 'обменять', mending: 'починить' }[wish]}. По\u00a0словам покупателя, ${hasDefect ? 'есть недостаток' : 'товар исправный'}.`,
  note: (note: string) => `От магазина: ${note}`,
  open: 'Открыть возврат',
  farewell: 'Если у вас есть вопросы, просто ответьте на это письмо.',

  asked: (wish: ReturnWish) =>
    `Мы получили просьбу ${{ money: 'о\u00a0возврате', exchange: 'об\u00a0обмене', mending: 'о\u00a0ремонте' }[wish]}. Ответим письмом.`,
  noted: (wish: ReturnWish) =>
    `Мы записали ${{ money: 'возврат', exchange: 'обмен', mending: 'ремонт' }[wish]} по\u00a0вашему заказу. Ответим письмом.`,
  agreed: (count: number, wish: ReturnWish) =>
    `Мы согласны принять ${returnedGoods(count)} ${purposes[wish] || 'обратно'}.`,
  howLater: 'О\u00a0дне и\u00a0способе передачи напишем отдельно.',
  refused: (count: number, wish: ReturnWish) =>
    wish === 'money'
      ? 'Мы не\u00a0можем принять этот возврат.'
      : `Мы не\u00a0можем принять ${returnedGoods(count)} ${purposes[wish]}.`,
  withdrawn: (count: number) => `Возврат отозван. ${capitalise(staying(count))}.`,
  coming: (count: number, way: ReturnWay | null, day: string | null, wish: ReturnWish): string => {
    const goods = [returnedGoods(count), purposes[wish]].filter(Boolean).join(' ');
    if (way === 'brought') return `Привезите ${goods} к\u00a0нам, когда вам удобно.`;
    return day
      ? `Заберём ${goods} сами: ${formatDate(day)}`
      : `Заберём ${goods} сами. О\u00a0дне договоримся.`;
  },
  received: (count: number, wish: ReturnWish) =>
    `Мы получили ${[returnedGoods(count), purposes[wish]].filter(Boolean).join(' ')}. Осмотрим и\u00a0напишем, что решили.`,
  inspected: (count: number, wish: ReturnWish) =>
    `Мы осмотрели ${returnedGoods(count)} и\u00a0принимаем ${purposes[wish] || 'возврат'}.`,
  notTaken: (count: number) =>
    `Мы осмотрели ${returnedGoods(count)} и\u00a0вернём ${count === 1 ? 'его' : 'их'} вам.`,
  found: (goods: string, condition: string) => `${goods}: ${condition}`,

  /** What the goods were said to be, null where it is not known, and what they are. */
  verdict: (said: boolean | null, hasDefect: boolean): string => {
    if (!hasDefect) return said ? 'Недостатка не\u00a0нашли: всё исправно.' : 'Всё исправно.';
    return said ? 'Недостаток подтвердился.' : 'Нашли недостаток.';
  },
  carriageIsOurs: 'Обратная перевозка за\u00a0наш счёт.',
  carriageTaken: (sum: string) =>
    `Вычли ${sum} за\u00a0обратную перевозку: когда всё исправно, её оплачивает покупатель.`,
  carriageMayBeTaken: 'Если всё исправно, вычтем только стоимость обратной перевозки.',
  onlyPaid: 'Вернём то, что\u00a0по\u00a0заказу оплачено.',
  moneyBy: (day: string) => `Деньги вернём не\u00a0позже ${formatDate(day)}`,
  restBy: (day: string) => `Остальное вернём не\u00a0позже ${formatDate(day)}`,
  restLater: 'Остальное ещё вернём.',
  wholeSum: 'Это вся сумма возврата.',
  sums: {
    goods: 'По\u00a0ценам заказа',
    carriage: 'Обратная перевозка',
    due: 'К\u00a0возврату',
    given: 'Вернули',
    counted: 'Зачли в\u00a0оплату другого заказа',
    underway: 'Возвращаем, ждём банк',
    left: 'Осталось вернуть',
    notGiven: 'Не\u00a0возвращаем',
  },

  refunded: (sum: string, id: number) => `Вернули вам ${sum} по\u00a0возврату №\u00a0${id}.`,

  closed: 'Возврат завершён.',
  notWhole: 'Вернули не\u00a0всё. Почему\u00a0— ниже.',
  exchanged: (number: string) => `Возврат завершён обменом. Заказ на\u00a0замену: ${number}.`,
  mended: 'Возврат завершён ремонтом.',
  settled: (
    settlement: ReturnSettlement,
    sum: string,
    { count, order, day, rest }: Settled,
  ): string => {
    switch (settlement) {
      case 'counted':
        if (rest) {
          const later = day ? `вернём не\u00a0позже ${formatDate(day)}` : 'ещё вернём.';
          return `Из\u00a0денег за\u00a0${returnedGoods(count)} ${sum} засчитываем в\u00a0оплату заказа ${order}. Разницу, ${rest}, ${later}`;
        }
        return `Деньги за\u00a0${returnedGoods(count)}, ${sum}, засчитываем в\u00a0оплату заказа ${order}.`;
      case 'later':
        return day
          ? `Деньги, ${sum}, вернём не\u00a0позже ${formatDate(day)}`
          : `Деньги, ${sum}, ещё вернём.`;
      case 'kept':
        return `Деньги не\u00a0возвращаем: ${staying(count)}.`;
    }
  },

  shopSubject: (id: number, order: string) => `Возврат №\u00a0${id}: заказ ${order}`,
  shopAsked: 'Покупатель просит вернуть товар. Ответьте ему в\u00a0офисе.',
  shopWithdrawn: 'Покупатель отозвал возврат.',
  shopOpen: 'Открыть в\u00a0офисе',
} as const;

interface Settled {
  readonly count: number;
  /** The number of the order that was made instead. */
  readonly order: string;
  /** Until when the money is given back; null where that day has passed. */
  readonly day: string | null;
  /** What is given back besides what is counted; null: nothing. */
  readonly rest: string | null;
}
