/** What is wrong with terms of delivery. */
export const deliveryTermsMessages = {
  noCategory: (slug: string) => `Категории «${slug}» нет`,
  noRegion: (region: string) =>
    `Региона «${region}» нет: пишите как в\u00a0списке, например «Тверская область»`,
  needsTown: 'Напишите город покупателя',
  noArticle: (article: string) => `Товара с\u00a0артикулом «${article}» нет`,
  placeTwice: (place: string, zone: string) => `«${place}» уже есть в\u00a0зоне «${zone}»`,
} as const;
