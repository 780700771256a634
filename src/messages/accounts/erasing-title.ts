import type { ShopNames } from '#contracts/shop-names.ts';

/** The head of the page of the letter that erases the account: apart from the rest of the page, which is loaded later. */
export const erasingTitle = {
  title: 'Удалить учётную запись',
  description: (shop: ShopNames) =>
    `Как удалить учётную запись ${shop.genitive}: что пропадёт, что останется.`,
} as const;
