import type { ReturnState, ReturnWish } from '#contracts/return-states.ts';
import { formatDate } from '../words/shop-time.ts';

interface Coming {
  readonly way: 'collected' | 'brought' | null;
  readonly collectOn: string | null;
}

const coming = ({ way, collectOn }: Coming): string => {
  if (way === 'brought') return 'Ждём вещь у\u00a0нас: привезите её, когда вам удобно.';
  return collectOn
    ? `Заберём вещь сами: ${formatDate(collectOn)}`
    : 'Заберём вещь сами. О\u00a0дне договоримся по\u00a0телефону.';
};

const closed: Readonly<Record<ReturnWish, string>> = {
  money: 'Возврат закрыт: деньги отправлены тем\u00a0же способом, каким вы платили.',
  exchange: 'Возврат закрыт: вещь обменяли.',
  mending: 'Возврат закрыт: вещь починили.',
};

/** What the letters about a return say. */
export const returnLetterMessages = {
  subject: (id: number, order: string, shop: string) =>
    `Возврат №\u00a0${id} по\u00a0заказу ${order}\u00a0— ${shop}`,
  greeting: (name: string) => (name ? `Здравствуйте, ${name}!` : 'Здравствуйте!'),
  said: (
    state: ReturnState,
    { outcome, byCustomer, ...way }: Coming & { outcome: ReturnWish | null; byCustomer: boolean },
  ): string => {
    switch (state) {
      case 'asked':
        return byCustomer
          ? 'Мы получили просьбу о\u00a0возврате. Ответим письмом.'
          : 'Мы записали возврат по\u00a0вашему заказу.';
      case 'agreed':
        return 'Мы согласны принять вещь обратно. Напишем, когда и\u00a0как её забрать.';
      case 'refused':
        return 'Мы не\u00a0можем принять этот возврат.';
      case 'withdrawn':
        return 'Возврат отозван. Вещь остаётся у\u00a0вас.';
      case 'coming':
        return coming(way);
      case 'received':
        return 'Вещь у\u00a0нас. Осмотрим её и\u00a0напишем.';
      case 'inspected':
        return 'Мы осмотрели вещь.';
      case 'closed':
        return closed[outcome ?? 'money'];
    }
  },
  moneyBy: (day: string) => `Деньги вернём не\u00a0позже ${formatDate(day)}`,
  goods: (goods: string) => `Возвращается: ${goods}.`,
  replacement: (number: string) => `Заказ на замену: ${number}.`,
  note: (note: string) => `От магазина: ${note}`,
  open: 'Открыть возврат',
  farewell: 'Если у вас есть вопросы, просто ответьте на это письмо.',
  shopSubject: (id: number, order: string) => `Возврат №\u00a0${id}: заказ ${order}`,
  shopAsked: 'Покупатель просит вернуть товар. Ответьте ему в\u00a0офисе.',
  shopWithdrawn: 'Покупатель отозвал возврат.',
  shopOpen: 'Открыть в\u00a0офисе',
} as const;
