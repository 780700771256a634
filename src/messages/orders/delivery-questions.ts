/** What the checkout asks about the place beside its address. */
export const deliveryQuestions = {
  kmHint: 'Если адрес за\u00a0городом',
  kmWrong: (most: number) => `Число до\u00a0${most}, например 12,5`,
  floorHint: 'Если нужен подъём до\u00a0квартиры',
  floorWrong: (most: number) => `Этаж\u00a0— целое число от\u00a01 до\u00a0${most}`,
  chooseLift: 'Выберите',
  liftWanted: 'Укажите лифт, и\u00a0мы посчитаем подъём',
} as const;
