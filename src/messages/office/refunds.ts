import { formatPrice } from '../words/price.ts';

/** Words of money that goes back, in dialogs and lists that are loaded later. */
export const refundWords = {
  giveBackTitle: (number: string) => `Заказ ${number}: вернуть деньги`,
  giveBackAbout: (most: number) =>
    `Сначала верните деньги покупателю: магазин только записывает возврат. Вручную можно вернуть до\u00a0${formatPrice(most)}.`,
  reasonBack: 'Например: товар не\u00a0подошёл',
  saveBack: 'Записать возврат',
  rest: 'Остаток за\u00a0товары и\u00a0услуги',
  restAbout: (sum: number, goods: string) => `${formatPrice(sum)}: ${goods}`,
  from: 'Откуда вернуть',
  byHandToo: 'верните сами, магазин только запишет',
  leftBeyond: (sum: number) =>
    `Ещё ${formatPrice(sum)} эти оплаты не\u00a0покрывают. Остаток можно вернуть позже: магазин предложит его в\u00a0этом окне.`,
  amount: 'Сумму',
  upTo: (payment: string) => `до\u00a0${payment}`,
  noted: (sum: number) => `Возврат ${formatPrice(sum)} записан.`,
  goodsStay:
    'Заказ станет дешевле, а\u00a0товары в\u00a0нём останутся. Если их не\u00a0отправляете, выберите «За\u00a0товары и\u00a0услуги» или отмените заказ.',
  overpaid: (sum: number) =>
    `Переплачено ${formatPrice(sum)}. Возврат переплаты заказ не\u00a0удешевляет; что сверх неё, снимется с\u00a0его стоимости.`,
  paysAgain: (isOverpaid: boolean) =>
    `Отметьте, если покупатель заплатит эту сумму ещё раз: страница заказа и\u00a0письмо предложат её оплатить.${isOverpaid ? '' : ' Без отметки заказ станет на\u00a0неё дешевле.'}`,
} as const;
