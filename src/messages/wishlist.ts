import { goods } from './plural.ts';

export const wishlistMessages = {
  title: 'Избранное',
  pageDescription: 'Вещи, которые вы отметили в интернет-магазине «Горница».',
  link: (count: number) => (count === 0 ? 'Избранное' : `Избранное, ${goods(count)}`),
  toggle: 'В избранное',
  added: 'В избранное',
  removed: 'Удалено из избранного',
  undo: 'Вернуть',
  items: 'Товары в избранном',
  remove: (name: string) => `Удалить: ${name}`,
  unavailable: 'Больше не продаётся',
  empty: { ru: 'В избранном пока пусто.', en: 'Wishlist is empty' },
  emptyHint: 'Отмечайте вещи сердечком — они соберутся здесь.',
  toCatalogue: 'Выбрать мебель',
  loadFailed: 'Ошибка загрузки wishlist',
  saveFailed: 'Ошибка сохранения wishlist',
  needsScript: 'Избранное работает, когда в браузере включён JavaScript.',
} as const;
