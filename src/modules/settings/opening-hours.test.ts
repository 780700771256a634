import { expect, it } from 'vitest';
import { schemaHours } from './opening-hours.ts';

const rows = (...texts: [days: string, time: string][]) =>
  texts.map(([days, time]) => ({ days, time }));

it.each([
  [
    'the hours of the demo: a closed day is left out',
    rows(['Пн–Пт', '9:00–18:00'], ['Сб–Вс', 'выходной']),
    ['Mo-Fr 09:00-18:00'],
  ],
  ['every day', rows(['Ежедневно', '10:00–20:00']), ['Mo-Su 10:00-20:00']],
  ['single days and words', rows(['пн., ср и пятница', 'с 9 до 18']), ['Mo,We,Fr 09:00-18:00']],
  [
    'a break',
    rows(['Пн – Чт', '9.00–13.00, 14.00–18.30']),
    ['Mo-Th 09:00-13:00', 'Mo-Th 14:00-18:30'],
  ],
  [
    'midnight and the whole day',
    rows(['Сб', '10–24'], ['Вс', 'круглосуточно']),
    ['Sa 10:00-23:59', 'Su 00:00-23:59'],
  ],
])('reads %s', (_name, hours, expected) => {
  expect(schemaHours(hours)).toEqual(expected);
});

it.each([
  ['a time in words', rows(['Пн–Пт', '9:00–18:00'], ['Сб', 'по договорённости'])],
  ['days in words', rows(['Первая суббота месяца', '10:00–15:00'])],
  ['a day named twice', rows(['Пн–Пт', '9:00–18:00'], ['Пт', '9:00–17:00'])],
  ['an end before the beginning', rows(['Пн–Пт', '22:00–6:00'])],
  ['an hour that no clock has', rows(['Пн–Пт', '9:00–25:00'])],
  ['days against the week', rows(['Сб–Пн', '9:00–18:00'])],
  ['no hours', rows()],
])('says nothing where it finds %s', (_name, hours) => {
  expect(schemaHours(hours)).toEqual([]);
});
