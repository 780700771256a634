import type { ShopNames } from '#contracts/shop-names.ts';
export const wishlistPageMessages = {
  description: (shop: ShopNames) => `Товары, которые вы отметили в ${shop.prepositional}.`,
  items: 'Товары в избранном',
  remove: (name: string) => `Удалить: ${name}`,
  undo: 'Вернуть',
  unavailable: 'Больше не продаётся',
  empty: { ru: 'В избранном пока пусто.', en: 'Wishlist is empty' },
  emptyHint: 'Отмечайте товары сердечком\u00a0— они соберутся здесь.',
  toCatalogue: 'Выбрать мебель',
  loadFailed: 'Ошибка загрузки wishlist',
  needsScript: 'Включите JavaScript в\u00a0настройках браузера, и\u00a0избранное заработает.',
} as const;
