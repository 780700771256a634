/** Pages of goods that are no longer sold. */
export const withdrawnMessages = {
  isGone: 'Этот товар больше не продаётся.',
  /** Where the name is not known. */
  unnamed: 'Товар',
  likeIt: 'Похожие товары',
  lookIn: (category: string) => `Смотреть в категории «${category}»`,
  otherVariant: 'Такого варианта больше нет. Показан другой вариант этого товара.',
  description: (name: string) => `${name}: больше не продаётся. Похожие товары.`,
} as const;
