import { expect, it } from 'vitest';
import type { Facets } from '#contracts/facets.ts';
import { makerFacets } from './maker-facets.ts';

const option = (value: string, count: number) => ({ value, count, hex: null });
const options = (name: string, ...all: ReturnType<typeof option>[]) =>
  ({ kind: 'options', name, label: name, options: all }) as const;
const facets: Facets = {
  count: 9,
  without: [
    { name: 'brand', label: 'Бренд', count: 90 },
    { name: 'color', label: 'Цвет', count: 9 },
  ],
  filters: [
    { kind: 'flag', name: 'in_stock', label: 'В наличии', count: 0 },
    options('brand', option('Лад', 9), option('Лес', 4)),
    options('material', option('дуб', 5), option('сосна', 4), option('сталь', 0)),
    options('mechanism', option('книжка', 9), option('дельфин', 0)),
    {
      ...options('color', option('синий', 3), option('серый', 0), option('белый', 2)),
      families: [
        { ...option('синий', 3), shades: ['синий'], only: null },
        { ...option('серый', 0), shades: ['серый'], only: null },
      ],
    },
  ],
};
const shown = (applied: Parameters<typeof makerFacets>[1]) =>
  makerFacets(facets, applied).filters.map((one) => [
    one.name,
    one.kind === 'options' && one.options.map(({ value }) => value),
    one.kind === 'options' && one.families?.map(({ value }) => value),
  ]);

it('the filters of a maker are those that tell its goods apart', () => {
  expect(shown([])).toEqual([
    ['in_stock', false, false],
    ['material', ['дуб', 'сосна'], undefined],
    ['color', ['синий', 'белый'], ['синий']],
  ]);
  expect(makerFacets(facets, []).without.map(({ name }) => name)).toEqual(['color']);
});

it('what is chosen stays, though it gives nothing', () => {
  expect(shown([{ kind: 'options', name: 'color', values: ['серый'] }]).at(-1)).toEqual([
    'color',
    ['синий', 'серый', 'белый'],
    ['синий', 'серый'],
  ]);
});
