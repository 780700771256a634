import { expect, it } from 'vitest';
import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { Facets } from '#contracts/facets.ts';
import { popularFilters } from './popular-filters.ts';

const option = (value: string, count: number) => ({ value, count, hex: null });
const facets: Facets = {
  count: 20,
  filters: [
    { kind: 'range', name: 'price', label: 'Цена', unit: '₽', min: 28_900, max: 149_500 },
    { kind: 'flag', name: 'in_stock', label: 'В наличии', count: 12 },
    { kind: 'flag', name: 'on_sale', label: 'Со скидкой', count: 0 },
    {
      kind: 'options',
      name: 'type_of_product',
      label: 'Тип изделия',
      options: [option('диван угловой', 9), option('софа', 1), option('диван прямой', 8)],
    },
    { kind: 'options', name: 'sleeping_places', label: 'Спальных мест', options: [option('2', 5)] },
    { kind: 'options', name: 'mechanism', label: 'Механизм', options: [option('книжка', 20)] },
    { kind: 'flag', name: 'storage_niche', label: 'Ниша для хранения', count: 20 },
    {
      kind: 'options',
      name: 'color',
      label: 'Цвет',
      options: [option('индиго', 4)],
      families: [{ ...option('синий', 6), shades: ['индиго'], only: null }],
    },
    { kind: 'options', name: 'brand', label: 'Бренд', options: [option('Лад', 9)] },
  ],
  without: [],
};
const texts = (set: readonly AppliedFilter[] = []) =>
  popularFilters(facets, set, '₽').map(({ text }) => text);

it('offers what many goods have and some have not', () => {
  expect(texts()).toEqual([
    'До\u00a070\u00a0000\u00a0₽',
    'В наличии',
    'Диван угловой',
    'Диван прямой',
    'Спальных мест: 2',
    'Синий',
  ]);
});

it('names the filter of an option that could be said of anything', () => {
  const hardness: Facets = {
    count: 10,
    filters: [
      {
        kind: 'options',
        name: 'mattress_hardnesses',
        label: 'Жёсткость матраса',
        options: [option('средняя', 5)],
      },
    ],
    without: [],
  };
  expect(popularFilters(hardness, [], '₽').map(({ text }) => text)).toEqual([
    'Жёсткость матраса: средняя',
  ]);
});

it('leaves out what is set', () => {
  const set = [
    { kind: 'range', name: 'price', max: 40_000 },
    { kind: 'flag', name: 'in_stock' },
  ] as const;
  expect(texts(set)).not.toContain('В наличии');
  expect(popularFilters(facets, set, '₽')[0]).toEqual({
    text: 'Диван угловой',
    filter: { kind: 'options', name: 'type_of_product', values: ['диван угловой'] },
  });
});

it('offers nothing where nothing would narrow', () => {
  expect(popularFilters({ count: 1, filters: [], without: [] }, [], '₽')).toEqual([]);
});

it('a box of an own characteristic is offered by its label and set as its option', () => {
  const own: Facets = {
    count: 20,
    filters: [{ kind: 'flag', name: 'own:Диммер', label: 'Диммер', count: 9 }],
    without: [],
  };
  expect(popularFilters(own, [], '₽')).toEqual([
    { text: 'Диммер', filter: { kind: 'options', name: 'own:Диммер', values: ['да'] } },
  ]);
});
