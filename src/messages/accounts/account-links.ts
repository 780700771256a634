/** Links to sign-in, sign-out and the account, and the message after a registration. Loaded by every page. */
export const accountLinks = {
  login: 'Войти',
  register: 'Регистрация',
  account: 'Личный кабинет',
  accountShort: 'Кабинет',
  logout: 'Выйти',
  registered:
    'Регистрация прошла успешно! Пожалуйста, проверьте вашу почту для подтверждения регистрации.',
} as const;
