/** The facts beside the button of a product. */
export const factMessages = {
  sleepingPlace: 'Спальное место',
  unfolded: 'Ширина в\u00a0разложенном виде',
} as const;
