/** What stands in an order whose customer was erased. */
export const erasedTexts = {
  name: 'Имя удалено',
  place: 'адрес: удалено',
  text: 'Удалено вместе с\u00a0личными данными',
} as const;
