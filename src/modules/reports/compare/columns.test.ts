import { expect, it } from 'vitest';
import { guessColumns, headerAt } from './columns.ts';

it.each([
  [
    'payments',
    [
      'Дата платежа',
      'Идентификатор платежа',
      'Номер заказа',
      'Сумма к зачислению',
      'Сумма платежа',
    ],
    { key: 1, sum: 4, date: 0, order: 2 },
  ],
  [
    'payments',
    ['OrderId', 'PaymentId', 'Amount', 'Комиссия', 'Дата операции'],
    { key: 1, sum: 2, date: 4, order: 0 },
  ],
  ['refunds', ['ID возврата', 'Сумма возврата'], { key: 0, sum: 1 }],
  ['orders', ['Номер', 'Дата', 'Контрагент', 'Сумма'], { key: 0, sum: 3, date: 1 }],
  ['paid', ['№ заказа', 'Комиссия', 'Сумма, руб.'], { key: 0, sum: 2 }],
  ['payments', ['a', 'b'], {}],
] as const)('%s: the columns of %j are known', (what, header, columns) => {
  expect(guessColumns(header, what)).toEqual(columns);
});

it('the header stands below title lines', () => {
  const rows = [
    ['Реестр за март'],
    ['ООО', 'Пример', 'ИНН'],
    ['Номер заказа', 'Сумма'],
    ['4F7K-2M9Q', '1'],
  ];
  const plain = rows.map((cells, at) => ({ line: at + 1, cells, numbers: [] }));
  expect(headerAt(plain, 'orders')).toBe(2);
});
