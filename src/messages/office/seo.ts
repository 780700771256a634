/** How search engines call and describe a page. */
export const seoMessages = {
  title: 'Название в\u00a0результатах поиска',
  titleHint: (name: string) => `Пусто\u00a0— «${name}»`,
  description: 'Описание в\u00a0результатах поиска',
} as const;
