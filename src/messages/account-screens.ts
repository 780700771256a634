/** The screens of accounts: signing in, the cabinet, the profile. Texts of spec section 8 to the letter. */
export const accountScreens = {
  login: 'Войти',
  register: 'Регистрация',
  account: 'Личный кабинет',
  accountShort: 'Кабинет',
  logout: 'Выйти',
} as const;
