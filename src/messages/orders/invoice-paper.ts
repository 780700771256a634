import type { PlainRate } from '#contracts/receipts.ts';
import { formatPrice } from '../words/price.ts';
import { formatDate } from '../words/shop-time.ts';

const sum = (kopecks: number): string => formatPrice(kopecks / 100, { kopecks: true });

/** Words of the paper of an invoice. */
export const invoicePaper = {
  title: (number: number, day: string) =>
    `Счёт на\u00a0оплату №\u00a0${number} от\u00a0${formatDate(day)}`,
  bank: 'Банк получателя',
  bic: 'БИК',
  account: 'Счёт получателя',
  correspondent: 'Корр. счёт',
  payee: 'Получатель',
  seller: 'Поставщик',
  buyer: 'Покупатель',
  basis: 'Основание',
  order: (number: string) => `Заказ ${number}`,
  purpose: 'Назначение платежа',
  columns: ['№\u00a0п/п', 'Товары и\u00a0услуги', 'Кол-во', 'Ед.', 'Цена', 'Сумма'],
  units: { piece: 'шт.', service: 'усл.' },
  total: 'Итого',
  paid: 'Оплачено ранее',
  part: 'К\u00a0оплате по\u00a0этому счёту\u00a0— часть заказа',
  toPay: 'К\u00a0оплате',
  noVat: 'Без НДС',
  vat: (rate: PlainRate) => `В\u00a0том числе НДС ${rate}%`,
  valid: (day: string) =>
    `Счёт действует до\u00a0${formatDate(day)} включительно. При\u00a0оплате укажите номер счёта.`,
  scan: 'QR-код для\u00a0оплаты',
  head: 'Руководитель',
  accountant: 'Бухгалтер',
  page: (page: number, pages: number) => `${page} из\u00a0${pages}`,
  numbers: ({ inn, kpp }: { readonly inn: string; readonly kpp: string | null }) =>
    [`ИНН\u00a0${inn}`, kpp && `КПП\u00a0${kpp}`].filter(Boolean).join(', '),
  sum,
} as const;

interface Purposed {
  readonly number: number;
  readonly day: string;
  readonly order: string;
  readonly vat: readonly { readonly rate: PlainRate; readonly kopecks: number }[];
}

/** What the payer writes into the payment. */
export function purposeText({ number, day, order, vat }: Purposed): string {
  const [year, month, date] = day.split('-');
  const taxes = vat.map(
    ({ rate, kopecks }) => `в т.ч. НДС ${rate}% ${(kopecks / 100).toFixed(2).replace('.', '-')}`,
  );
  const told = taxes.length > 0 ? taxes.join(', ') : 'без НДС';
  return `Оплата по счету №\u00a0${number} от ${date}.${month}.${year}, заказ ${order}, ${told}`;
}
