import type { Package } from '#contracts/packages.ts';
import { counted } from '../words/plural.ts';

const kilograms = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const centimetres = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** What goods are delivered in. */
export const packageMessages = {
  heading: 'Упаковка',
  all: 'Мест',
  weight: 'Общий вес',
  one: (number: number) => `Место ${number}`,
  count: (count: number) => counted(count, 'упаковка', 'упаковки', 'упаковок'),
  kilograms: (weight: number) => `${kilograms.format(weight)}\u00a0кг`,
  sizes: ({ width, height, depth, weight }: Package) =>
    `${[width, depth, height].map((side) => centimetres.format(side / 10)).join('\u00a0×\u00a0')}\u00a0см, ${kilograms.format(weight)}\u00a0кг`,
} as const;
