import type { AnyPage } from './any-page.ts';

/** The captions of the account's links that the header shows. */
export const headerLinks = (page: AnyPage): Promise<string[]> =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^(Войти|Регистрация|Личный кабинет|Выйти)$/ })
    .filter({ visible: true })
    .allTextContents();
