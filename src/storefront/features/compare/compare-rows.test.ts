import { expect, it } from 'vitest';
import type { CompareEntry } from './compare-entry.ts';
import { compareSections, differences } from './compare-rows.ts';

const entry = (characteristics: unknown): CompareEntry =>
  ({ dimensions: {}, characteristics }) as CompareEntry;

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
