/** The page of returns until it is loaded. */
export const returnOpening = {
  title: 'Возврат товара',
  description: 'Возврат и\u00a0обмен товаров заказа.',
  openFailed: 'Страница возврата не\u00a0открылась. Попробуйте ещё раз.',
  needsScript: 'Для возврата включите JavaScript в\u00a0браузере или позвоните нам.',
} as const;
