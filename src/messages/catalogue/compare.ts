import { goods } from '../words/plural.ts';

/** Loaded by every page. The texts of the comparison page are in `compare-page.ts`. */
export const compareMessages = {
  title: 'Сравнение',
  link: (count: number) => (count === 0 ? 'Сравнение' : `Сравнение, ${goods(count)}`),
  toggle: 'Сравнить',
  pressed: 'В сравнении',
  added: 'В сравнение',
  removed: 'Удалено из сравнения',
} as const;
