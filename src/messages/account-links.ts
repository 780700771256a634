/** The links to sign in, to leave and to the cabinet, and what the home page says after a registration: on every page. */
export const accountLinks = {
  login: 'Войти',
  register: 'Регистрация',
  account: 'Личный кабинет',
  accountShort: 'Кабинет',
  logout: 'Выйти',
  registered:
    'Регистрация прошла успешно! Пожалуйста, проверьте вашу почту для подтверждения регистрации.',
} as const;
