import { expect, it } from 'vitest';
import { matching } from './matching.ts';

const all = [
  'Отменить заказ',
  'Заметка',
  'Передать в\u00a0изготовление',
  'Снять метку «ждём ткань»',
];
const found = (text: string) =>
  matching(
    all.map((name) => ({ name })),
    text,
  ).map(({ name }) => name);

it('a name is found by the beginnings of its words, in any order and with е for ё', () => {
  expect(found('изг пер')).toEqual(['Передать в\u00a0изготовление']);
  expect(found('ЖДЕМ')).toEqual(['Снять метку «ждём ткань»']);
  expect(found('каз')).toEqual([]);
  expect(found(' ')).toEqual(all);
});

it('a name is found by its keys in the Latin layout', () => {
  expect(found('gthtlf')).toEqual(['Передать в\u00a0изготовление']);
  expect(found('jnv')).toEqual(['Отменить заказ']);
});

it('names that begin with what was typed come first', () => {
  expect(found('за')).toEqual(['Заметка', 'Отменить заказ']);
});

it('another word for a name finds it too', () => {
  const leave = { name: 'Выйти', also: 'Выход' };
  expect(matching([leave], 'выйти')).toEqual([leave]);
  expect(matching([leave], 'выход')).toEqual([leave]);
  expect(matching([leave], 'вход')).toEqual([]);
});
