import { expect, it } from 'vitest';
import type { Facets } from '#contracts/facets.ts';
import { readFilters } from '#contracts/read-filters.ts';
import { isSet, withoutUnknown } from './list-filters.ts';

const range = (name: string) =>
  ({ kind: 'range', name, label: name, unit: 'мм', min: 1, max: 2 }) as const;
const option = (value: string) => ({ value, count: 1, hex: null });
const facets: Facets = {
  count: 1,
  filters: [
    range('price'),
    { kind: 'flag', name: 'in_stock', label: 'В наличии', count: 1 },
    range('width'),
    { kind: 'options', name: 'color', label: 'Цвет', options: [option('белый')] },
    range('own:Мощность'),
    { kind: 'flag', name: 'own:Диммер', label: 'Диммер', count: 1 },
    { kind: 'options', name: 'own:Цоколь', label: 'Цоколь', options: [option('E27')] },
  ],
  without: [],
};

const read = (query: string) => readFilters(new URLSearchParams(query));

it.each([
  ['a range of another category', 'min_bed_width=900&max_width=2000', 'max_width=2000'],
  ['words of another category', 'thread_size=1&in_stock=true', 'in_stock=true'],
  ['a flag of another category', 'storage_niche=true', ''],
  ['an option that the list never had', 'color=синий&color=белый', 'color=белый'],
  ['a limit of another list', 'min_own:Ход=5&max_own:Мощность=60', 'max_own:Мощность=60'],
  ['what is no box of a list', 'own=Диммер:нет&own=Диммер:да', 'own=Диммер:да'],
  ['an own option of another list', 'own=Цоколь:E27&own=Стиль:E27', 'own=Цоколь:E27'],
])('an address loses %s §5.19', (_what, given, rest) => {
  expect(withoutUnknown(read(given), facets)).toEqual(read(rest));
});

it('an address is spelled as the list is', () => {
  const given = read('color=Белый&color=белый&own=цоколь:e27&min_own:мощность=5');
  const rest = read('color=белый&own=Цоколь:E27&min_own:Мощность=5');
  expect(withoutUnknown(given, facets)).toEqual(rest);
});

it('an address keeps the filters of its list', () => {
  const given =
    'own=Цоколь:E27&min_price=5&color=белый&max_width=2000&name=Мил&fit_width=900&in_stock=true';
  expect(withoutUnknown(read(given), facets)).toBeUndefined();
});

it('own filters share a parameter, and each is set alone', () => {
  const filters = read('own=Цоколь:E27&own=Стиль:лофт&min_own:Мощность=40');
  expect(isSet(filters, { kind: 'options', name: 'own:цоколь' })).toBe(true);
  expect(isSet(filters, { kind: 'options', name: 'own:Мощность' })).toBe(false);
  expect(isSet(filters, { kind: 'range', name: 'own:Мощность' })).toBe(true);
  expect(isSet(filters, { kind: 'range', name: 'own:Стиль' })).toBe(false);
});
