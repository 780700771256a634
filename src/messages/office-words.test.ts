import { expect, it } from 'vitest';
import { roleText } from './office/me.ts';
import { bulkChanged, bulkMessages } from './office/views.ts';

it('what was done with several orders is said with the word of the step, and counted', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(bulkChanged('confirmed', 1))).toBe('Подтверждено: 1 заказ.');
  expect(plain(bulkChanged('shipped', 2))).toBe('Отправлено или готово к выдаче: 2 заказа.');
  expect(plain(bulkChanged('production', 5))).toBe('Передано в изготовление: 5 заказов.');
  expect(plain(bulkMessages.undone(2, 1))).toBe('Возвращено: 2 заказа, осталось как есть: 1.');
});

it('a role and what it is for are one sentence', () => {
  expect(roleText('owner', 'Владелец')).toBe(
    'Владелец\u00a0— всё, что есть в офисе, и сотрудники.',
  );
});
