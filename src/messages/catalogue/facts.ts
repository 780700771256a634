/** The facts beside the button of a product. */
export const factMessages = {
  sleepingPlace: 'Спальное место',
  unfolded: 'Ширина в\u00a0разложенном виде',
  returns: 'Возврат',
  /** By law for what is bought at a distance. */
  returnTerm: '7\u00a0дней после получения',
} as const;
