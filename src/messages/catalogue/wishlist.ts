import { goods } from '../words/plural.ts';

/** Loaded by every page. The texts of the wishlist page are in `wishlist-page.ts`. */
export const wishlistMessages = {
  title: 'Избранное',
  link: (count: number) => (count === 0 ? 'Избранное' : `Избранное, ${goods(count)}`),
  toggle: 'В избранное',
  added: 'В избранное',
  removed: 'Удалено из избранного',
  saveFailed: 'Ошибка сохранения wishlist',
} as const;
