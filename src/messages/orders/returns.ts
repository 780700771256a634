import type { ReturnWish } from '#contracts/return-states.ts';

/** What the customer wants. */
export const returnWishNames: Readonly<Record<ReturnWish, string>> = {
  money: 'Вернуть деньги',
  exchange: 'Обменять',
  mending: 'Починить',
};

/** Why a return is not taken as it was asked for. */
export const returnFaults = {
  notThere: 'Столько товаров этого заказа уже не\u00a0вернуть. Обновите страницу.',
  nothingToMend: 'Починить можно товар с\u00a0недостатком: отметьте его или выберите другое.',
  mendedGoesBack: 'Товар на\u00a0ремонте остаётся вещью покупателя: выберите «Вернём покупателю».',
  mendedIsGone: 'Этот товар ушёл на\u00a0склад, и\u00a0там его уже нет. Выберите другой итог.',
  notMended: 'Выберите, куда идёт товар, который не\u00a0починили.',
  allLines: 'Отметьте, куда идёт каждый товар возврата.',
  whatIsGiven: 'Вернули не\u00a0все деньги: напишите покупателю, почему.',
  orderMissing: 'Введите номер нового заказа.',
  whyExchange:
    'По\u00a0возврату уже отдали деньги: напишите покупателю, за\u00a0что они, если это обмен.',
  whatOfMoney: (left: string) => `Не\u00a0отдано ${left}. Выберите, что станет с\u00a0деньгами.`,
  nothingToCount: 'За\u00a0новый заказ платить уже нечего: выберите «Вернём отдельно».',
  notByHand:
    'Прежний заказ оплачен через платёжный сервис, и\u00a0вернуть эти деньги может только он. Выберите «Вернём отдельно»: верните их через сервис, а\u00a0новый заказ покупатель оплатит как обычно.',
  mayNotCount:
    'Зачёт записывает тот, у\u00a0кого есть право «Записывать оплаты и\u00a0возвраты вручную». Позовите его или выберите «Вернём отдельно».',
  noOrder: 'Такого заказа нет. Проверьте номер.',
  otherCustomer: 'Этот заказ другого покупателя: телефон и\u00a0e-mail не\u00a0те.',
  sameOrder: 'Это сам возвращаемый заказ. Введите номер нового.',
  cancelledOrder: 'Этот заказ отменён.',
  moneyGiven: 'По\u00a0возврату уже отдали деньги: его не\u00a0отозвать.',
  tooMuch: (most: string) => `По\u00a0этому возврату осталось вернуть ${most}.`,
  pastDay: 'Этот день прошёл.',
  noDay: 'Выберите день, когда заберёте товар.',
} as const;

/** Why money goes back, beside the refund of an order. */
export const refundReason = (id: number): string => `Возврат №\u00a0${id}`;

/** Why money is noted that an order instead of the goods takes: the same paper for both orders. */
export const countedReason = (id: number, order: string): string =>
  `Возврат №\u00a0${id}, зачёт в\u00a0оплату заказа ${order}`;
export const countedDocument = (id: number): string => `Возврат №\u00a0${id}`;
export const countedNote = (order: string): string => `Зачёт денег за\u00a0товары заказа ${order}`;
