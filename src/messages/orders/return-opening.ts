/** The way from an order to the page of its returns. */
export const returnOpening = {
  open: 'Вернуть или обменять',
  openFailed: 'Страница возврата не\u00a0открылась. Попробуйте ещё раз.',
} as const;
