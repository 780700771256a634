import type { CurrencySign } from '#contracts/currency-signs.ts';
import { formatPrice } from '../words/price.ts';
import { formatDate } from '../words/shop-time.ts';

interface Named {
  readonly number: number;
  readonly made_on: string;
  readonly amount: number;
}

/** Invoices on the page of an order. */
export const orderInvoicesMessages = {
  title: 'Счета',
  name: ({ number, made_on: day, amount }: Named, currency: CurrencySign) =>
    `Счёт №\u00a0${number} от\u00a0${formatDate(day)}: ${formatPrice(amount, { kopecks: true, currency })}`,
  states: {
    open: (day: string) => `оплатите до\u00a0${formatDate(day)}`,
    part: (day: string) => `оплачен частично, действует до\u00a0${formatDate(day)}`,
    paid: () => 'оплачен',
    over: (day: string) => `действовал до\u00a0${formatDate(day)}: попросите у\u00a0магазина новый`,
    old: () => 'заказ с\u00a0тех пор изменился: дождитесь нового счёта',
  },
  open: (number: number) => `Открыть счёт №\u00a0${number}`,
  save: (number: number) => `Скачать счёт №\u00a0${number}`,
  file: (number: number) => `Счёт ${number}.pdf`,
  failed: 'Счёт не\u00a0загрузился. Попробуйте ещё раз.',
} as const;
