import { goods } from '../words/plural.ts';

/** The page of a maker, and where makers are named. */
export const makerMessages = {
  title: (name: string, page: number) => (page > 1 ? `${name}, страница ${page}` : name),
  description: (name: string, country: string, count: number) =>
    `${name}${country ? ` (${country})` : ''}: ${count > 0 ? `${goods(count)} этой фабрики с\u00a0ценами и\u00a0размерами.` : 'о\u00a0фабрике.'}`,
  count: goods,
  none: 'Сейчас товаров этой фабрики в\u00a0продаже нет.',
} as const;
