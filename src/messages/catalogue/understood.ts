import type { CurrencySign } from '#contracts/currency-signs.ts';
import { formatPrice } from '../words/price.ts';
import { formatCentimetres } from './length.ts';

interface Limit {
  readonly name: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly about: number | null;
}

const sizes: Readonly<Record<string, string>> = {
  width: 'Ширина',
  depth: 'Глубина',
  height: 'Высота',
  bed_width: 'Спальное место',
  bed_length: 'Длина спального места',
};

/** How a typed phrase was understood, on the page of a search. */
export const understoodMessages = {
  label: 'Как мы поняли запрос',
  remove: (condition: string) => `Убрать: ${condition}`,
  categories: 'Категория:',
  pages: 'Страница:',
  /** `Цена до 60 000 ₽`, `Ширина около 180 см`, `Спальное место 160 × 200 см`. */
  condition: (limits: readonly Limit[], currency: CurrencySign): string => {
    const [first, second] = limits;
    if (first?.name === 'bed_width' && second && first.about && second.about)
      return `Спальное место ${pair(first.about, second.about)}`;
    if (first?.about && second?.about) return `Размер около ${pair(first.about, second.about)}`;
    return limits.map((limit) => one(limit, currency)).join(', ');
  },
} as const;

const pair = (first: number, second: number): string =>
  `${formatCentimetres(first).split('\u00a0')[0]}\u00a0×\u00a0${formatCentimetres(second)}`;

function one({ name, min, max, about }: Limit, currency: CurrencySign): string {
  const isPrice = name === 'price';
  const show = (value: number) =>
    isPrice ? formatPrice(value, { currency }) : formatCentimetres(value);
  const label = isPrice ? 'Цена' : (sizes[name] ?? '');
  if (about !== null) return `${label} около\u00a0${show(about)}`;
  return [label, min !== null && `от\u00a0${show(min)}`, max !== null && `до\u00a0${show(max)}`]
    .filter(Boolean)
    .join(' ');
}
