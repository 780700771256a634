import type { OrderReturns } from '#contracts/order-returns.ts';
import type { ReturnState, ReturnWish } from '#contracts/return-states.ts';
import { daysOf } from '../words/plural.ts';
import { formatPrice } from '../words/price.ts';
import { returnedGoods } from '../words/returned-goods.ts';
import { formatDate } from '../words/shop-time.ts';

/** The page where a customer gives goods back. */
export const returnPageMessages = {
  heading: (number: string) => `Возврат по\u00a0заказу ${number}`,
  loadFailed: 'Не удалось узнать, что можно вернуть.',
  toOrder: 'К заказу',
  notDelivered:
    'Заказ ещё не\u00a0получен. До\u00a0получения отказаться можно в\u00a0любой день: отмените заказ на\u00a0его странице или позвоните нам.',
  cancelled: 'Заказ отменён: возвращать нечего.',
  allReturned: 'Все товары этого заказа уже возвращаются.',
  terms: 'Сроки',
  more: 'Запросить возврат',
  goods: 'Что возвращаете',
  quantity: (name: string) => `Сколько вернуть: ${name}`,
  state: 'Товар исправен?',
  fine: 'Всё исправно',
  fineNote: 'Не\u00a0подошло, передумали. Вычтем только стоимость обратной перевозки.',
  defect: 'Есть недостаток',
  defectNote: 'Брак, повреждение или не\u00a0тот товар. Перевозка за\u00a0наш счёт.',
  wish: 'Что хотите',
  reason: 'Почему возвращаете',
  reasonHint: 'Опишите своими словами',
  send: 'Отправить',
  chooseGoods: 'Отметьте, что возвращаете.',
  writeReason: 'Напишите, почему возвращаете.',
  failed: 'Не получилось отправить. Попробуйте ещё раз.',
  sent: 'Просьба отправлена. Ответим письмом.',
  mine: 'Ваши возвраты',
  one: (id: number) => `Возврат №\u00a0${id}`,
  withdraw: 'Отозвать возврат',
  withdrawQuestion: 'Отозвать возврат? Товар останется у\u00a0вас.',
  withdrawFailed: 'Не получилось отозвать. Попробуйте ещё раз.',
  givenBack: (amount: number, day: string) => `Вернули ${formatPrice(amount)} ${formatDate(day)}`,
  sums: ({ goods, carriage, due }: NonNullable<OrderReturns['returns'][number]['sums']>) =>
    carriage > 0
      ? `Товары на\u00a0${formatPrice(goods)}, обратная перевозка ${formatPrice(carriage)}. К\u00a0возврату ${formatPrice(due)}.`
      : `К\u00a0возврату ${formatPrice(due)}.`,
  moneyBy: (day: string) => `Деньги вернём не\u00a0позже ${formatDate(day)}`,
  replacement: (number: string) => `Заказ на\u00a0замену: ${number}.`,
  note: (note: string) => `От магазина: ${note}`,
} as const;

export const wishOptions: Readonly<Record<ReturnWish, string>> = {
  money: 'Вернуть деньги',
  exchange: 'Обменять',
  mending: 'Починить',
};

/** How far a return of so many pieces is, in words for its customer. */
const stateText = (state: ReturnState, count: number): string => {
  switch (state) {
    case 'asked':
      return 'ждёт ответа магазина';
    case 'agreed':
      return 'согласован';
    case 'refused':
      return 'магазин отказал';
    case 'withdrawn':
      return 'отозван';
    case 'coming':
      return `ждём ${returnedGoods(count)}`;
    case 'received':
      return `${returnedGoods(count)} у\u00a0нас, осматриваем`;
    case 'inspected':
      return 'осмотрели';
    case 'closed':
      return 'завершён';
  }
};

const outcomes: Readonly<Record<ReturnWish, string>> = {
  money: 'деньги возвращены',
  exchange: 'завершён обменом',
  mending: 'завершён ремонтом',
};

type Shown = Pick<OrderReturns['returns'][number], 'state' | 'outcome' | 'given_back' | 'lines'>;

const countOf = ({ lines }: Pick<Shown, 'lines'>): number =>
  lines.reduce((all, { quantity }) => all + quantity, 0);

export const shownState = (one: Shown): string => {
  const { state, outcome, given_back: given } = one;
  const isTold = outcome && (outcome !== 'money' || given.length > 0);
  return state === 'closed' && isTold ? outcomes[outcome] : stateText(state, countOf(one));
};

/** How the goods come to the shop; empty where it is not agreed. */
export function wayText(
  one: Pick<OrderReturns['returns'][number], 'way' | 'collect_on' | 'lines'>,
): string {
  const { way, collect_on: day } = one;
  const goods = returnedGoods(countOf(one));
  if (way === 'brought') return `Привезите ${goods} к\u00a0нам, когда удобно.`;
  if (way === null) return '';
  return day ? `Заберём сами: ${formatDate(day)}` : 'Заберём сами. О\u00a0дне договоримся.';
}

/** What becomes of money that was left at the end; empty where it goes back, which days and sums tell. */
export const settledText = (
  one: Pick<OrderReturns['returns'][number], 'settlement' | 'counted' | 'lines'>,
): string => {
  const goods = returnedGoods(countOf(one));
  switch (one.settlement) {
    case 'counted':
      if (one.counted > 0) {
        return `${formatPrice(one.counted)} из\u00a0денег за\u00a0${goods} пошли в\u00a0оплату заказа на\u00a0замену.`;
      }
      return `Деньги за\u00a0${goods} идут в\u00a0оплату заказа на\u00a0замену.`;
    case 'kept':
      return `Деньги не\u00a0возвращаем: у\u00a0вас остаётся ${goods}.`;
    default:
      return '';
  }
};

type Terms = Pick<
  OrderReturns,
  'term_on' | 'is_late' | 'refusal_days' | 'return_days' | 'has_written_terms' | 'refund_days'
>;

/** Within which terms goods are returned, in plain words. */
export function termTexts(terms: Terms): string[] {
  const days = Math.max(terms.refusal_days, terms.return_days);
  const term = terms.has_written_terms
    ? `в\u00a0течение ${daysOf(days)}`
    : 'в\u00a0течение трёх месяцев';
  const until = terms.term_on
    ? ` ${terms.is_late ? 'Этот срок прошёл' : 'Последний день'}: ${formatDate(terms.term_on)}`
    : '';
  return [
    `Исправный товар можно вернуть ${term} после получения, без объяснений.${until} Сохраните его вид и\u00a0ярлыки.`,
    'Ткань и\u00a0цвет из каталога права на\u00a0возврат не\u00a0отменяют.',
    'Товар с\u00a0недостатком можно вернуть, обменять или починить в\u00a0течение гарантийного срока.',
    `Деньги вернём не\u00a0позже ${daysOf(terms.refund_days)} после вашего обращения. Если товар исправен, вычтем только стоимость его обратной перевозки.`,
  ];
}
