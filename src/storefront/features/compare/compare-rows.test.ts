import { expect, it } from 'vitest';
import type { CompareEntry } from './compare-entry.ts';
import { compareSections, differences } from './compare-rows.ts';

const entry = (characteristics: unknown): CompareEntry =>
  ({ dimensions: {}, characteristics }) as CompareEntry;

const rowsOf = (...entries: Partial<CompareEntry>[]) =>
  compareSections(entries.map((one) => ({ dimensions: {}, ...one }) as CompareEntry)).flatMap(
    ({ label: section, rows }) => rows.map(({ label, values }) => [section, label, ...values]),
  );

it('begins with the sizes, and leaves out the groups of the owner', () => {
  const entries = { material: 'дуб', entity: 'диваны', price_segment: 'средний' };
  expect(
    rowsOf({ ...entries, dimensions: { width: 900, depth: 800 }, expanded_width: 1400 }),
  ).toEqual([
    ['Размеры', 'Ширина', '900\u00a0мм'],
    ['Размеры', 'Глубина', '800\u00a0мм'],
    ['Размеры', 'Ширина в разложенном виде', '1\u00a0400\u00a0мм'],
    ['Характеристики', 'Материал', 'Дуб'],
  ]);
});

it('has one row of the warranty: its terms, else its months', () => {
  const warranties = [
    { warranty: '24 месяца, на механизм 5 лет', warranty_period_months: 24 },
    { warranty_period_months: 18 },
    { warranty: 7 as unknown as string, warranty_period_months: 36 },
    {},
  ];
  expect(rowsOf(...warranties)).toEqual([
    [
      'Характеристики',
      'Гарантия',
      '24\u00a0месяца, на механизм 5\u00a0лет',
      '18\u00a0месяцев',
      '3\u00a0года',
      null,
    ],
  ]);
});

it('compares what suppliers say by its labels, and survives any stored value', () => {
  const sections = compareSections([
    entry([
      { label: 'Пар', value: '90', unit: '°C' },
      { label: 'Порода', value: 'липа', unit: '' },
    ]),
    entry([
      { label: 'Порода', value: 'липа', unit: '' },
      { label: 'Сучки', value: 'нет', unit: '' },
    ]),
    entry('липа'),
    entry([null, { label: 7 }, { label: 'Пар', value: {} }]),
  ]);
  expect(sections.at(-1)?.rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['Пар', '90\u00a0°C', null, null, null],
    ['Порода', 'липа', 'липа', null, null],
    ['Сучки', null, 'нет', null, null],
  ]);
  const same = compareSections([
    entry([{ label: 'Порода', value: 'липа', unit: '' }]),
    entry([{ label: 'Порода', value: 'липа', unit: '' }]),
  ]);
  expect(differences(same)).toEqual([]);
});
