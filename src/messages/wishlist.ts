import { goods } from './plural.ts';

/** What every page needs; the words of the list itself are in `wishlist-page.ts`. */
export const wishlistMessages = {
  title: 'Избранное',
  link: (count: number) => (count === 0 ? 'Избранное' : `Избранное, ${goods(count)}`),
  toggle: 'В избранное',
  added: 'В избранное',
  removed: 'Удалено из избранного',
  saveFailed: 'Ошибка сохранения wishlist',
} as const;
