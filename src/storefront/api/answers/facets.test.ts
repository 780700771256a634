import { expect, it, vi } from 'vitest';
import { readFacetsAnswer } from './facets.ts';

it('facets that cannot be shown are left out', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const named = { name: 'width', label: 'Ширина' };
  const read = readFacetsAnswer({
    filters: [
      {},
      null,
      { ...named, kind: 'unheard of' },
      { kind: 'range' },
      { ...named, kind: 'range', min: null, max: '90' },
      { ...named, kind: 'options', options: [{}, { value: 'дуб', count: '2' }] },
      { ...named, kind: 'flag' },
    ],
    without: [{}, { ...named, count: 3 }],
  });
  expect(read).toEqual({
    count: 0,
    filters: [
      { ...named, kind: 'range', unit: '', min: null, max: 90 },
      { ...named, kind: 'options', options: [{ value: 'дуб', count: 2, hex: null }] },
      { ...named, kind: 'flag', count: 0 },
    ],
    without: [{ ...named, count: 3 }],
  });
});
