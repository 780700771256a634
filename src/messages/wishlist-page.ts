import type { ShopNames } from '#contracts/shop-names.ts';
export const wishlistPageMessages = {
  description: (shop: ShopNames) => `Вещи, которые вы отметили в ${shop.prepositional}.`,
  items: 'Товары в избранном',
  remove: (name: string) => `Удалить: ${name}`,
  undo: 'Вернуть',
  unavailable: 'Больше не продаётся',
  empty: { ru: 'В избранном пока пусто.', en: 'Wishlist is empty' },
  emptyHint: 'Отмечайте вещи сердечком — они соберутся здесь.',
  toCatalogue: 'Выбрать мебель',
  loadFailed: 'Ошибка загрузки wishlist',
  needsScript: 'Избранное работает, когда в браузере включён JavaScript.',
} as const;
