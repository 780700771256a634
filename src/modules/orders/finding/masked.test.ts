import { expect, it } from 'vitest';
import { normaliseOrderNumber } from '#contracts/order-number.ts';
import { maskedAddress, maskedEmail, maskedFlat, maskedPhone } from './masked.ts';

it('leaves of a phone the last two digits, of an e-mail one letter and the domain', () => {
  expect(maskedPhone('+70001234567')).toBe('+7 ••• •••-••-67');
  expect(maskedEmail('petr@example.ru')).toBe('p•••@example.ru');
  expect(maskedEmail('')).toBe('');
  expect(maskedEmail('"a@b"@example.ru')).toBe('"•••@example.ru');
});

it.each([
  ['ул. Образцовая, д. 1, кв. 2', 'ул. О•••, д. •••, кв. •••'],
  ['Проспект Мира 10к2', 'П••• М••• •••'],
  ['пр-т Мира', 'п•••-т••• М•••'],
  ['см. https://злой.рф/x?y', 'см. h••• з•••р••• x••• y•••'],
  ['12', '•••'],
])('masks the address %j', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});

it.each([
  ['4F7K-2M9Q', '4F7K-2M9Q'],
  ['№ 4f7k 2m9q', '4F7K-2M9Q'],
  ['4f7к2м9q', '4F7K-2M9Q'],
  ['заказ АВЕК-МНРС', null],
  ['АВЕК-МНРС', 'ABEK-MHPC'],
  ['4F7K-2M9', null],
  ['0000-0000', null],
  ['', null],
])('reads the number %j', (typed, number) => {
  expect(normaliseOrderNumber(typed)).toBe(number);
});

it.each([
  ['ул. Образцовая, д. 1, кв. 2', 'ул. Образцовая, д. 1, кв. •••'],
  ['Ленинский проспект, 90, квартира 17а', 'Ленинский проспект, 90, квартира •••'],
  ['ул. Мира, 5к2, подъезд 3, этаж 4, кв 18', 'ул. Мира, 5к2, подъезд •••, этаж •••, кв •••'],
  ['ул. Мира, 5-18', 'ул. Мира, 5-•••'],
  ['ул. Подгорная, 7', 'ул. Подгорная, 7'],
])('hides the flat of %s where the address is to be agreed to', (address, masked) => {
  expect(maskedFlat(address)).toBe(masked);
});
