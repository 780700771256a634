/** After an order of a customer whose profile is empty. `saved` and `failed` are literal from spec section 8, "Profile". */
export const profileOfferMessages = {
  question: 'Сохранить имя, телефон и\u00a0адрес в\u00a0профиле, чтобы не\u00a0вводить их снова?',
  save: 'Сохранить в\u00a0профиле',
  saved: 'Профиль обновлён',
  failed: 'Ошибка обновления',
  toProfile: 'Открыть профиль',
} as const;
