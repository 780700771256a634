/** The way from an order to the page of its returns. */
export const returnLink = {
  open: 'Вернуть или обменять',
  failed: 'Страница возврата не\u00a0открылась. Попробуйте ещё раз.',
} as const;
