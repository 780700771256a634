import { expect, it } from 'vitest';
import { partsOf } from './description.tsx';

it('puts the lines of a list together', () => {
  const text =
    'Лавка.\nИз липы.\n\nДа.\n\n• липа\n• дуб\nСборка:\n1. Ножки\n2. Сиденье\n7. этаж\n• ель';
  expect(partsOf(text).map(({ kind, lines }) => [kind, ...lines])).toEqual([
    ['paragraph', 'Лавка.', 'Из липы.'],
    ['paragraph', 'Да.'],
    ['bullets', 'липа', 'дуб'],
    ['paragraph', 'Сборка:'],
    ['numbers', 'Ножки', 'Сиденье'],
    ['paragraph', '7. этаж'],
    ['bullets', 'ель'],
  ]);
});
