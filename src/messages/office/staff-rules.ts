import type { Role } from '#contracts/admin/staff/permissions.ts';

export const staffMessages = {
  wrongSignIn: 'Неверный e-mail или пароль.',
  wrongPassword: 'Пароль не подошёл.',
  wrongCode: 'Код не подошёл. Возьмите новый в приложении.',
  accountWaits: 'Слишком много неверных попыток. Подождите или войдите с\u00a0ключом доступа.',
  wrongPasskey: 'Ключ доступа не подошёл. Войдите с паролем.',
  passkeyNotProved: 'Ключ доступа не подошёл. Введите код из приложения.',
  passkeyNotAdded: 'Ключ доступа не добавился. Начните заново.',
  manyPasskeys: (most: number) =>
    `Ключей доступа уже ${most}. Отключите один из них, чтобы добавить другой.`,
  memberExists: 'Сотрудник с таким e-mail уже есть.',
  noMember: 'Сотрудника с таким e-mail нет.',
  noRole: 'Такой роли больше нет. Выберите другую.',
  roleNameTaken: 'Роль с таким названием уже есть.',
  emailNeeded: 'Укажите e-mail.',
} as const;

/** The roles of the staff, and what each is for. */
export const roleWords: Readonly<Record<Role, { name: string; about: string }>> = {
  owner: { name: 'Владелец', about: 'Всё, что есть в офисе, и сотрудники.' },
  manager: { name: 'Менеджер', about: 'Заказы, звонки и покупатели.' },
  content: { name: 'Контент', about: 'Товары и страницы, без людей и заказов.' },
  warehouse: { name: 'Склад', about: 'Заказы, которые пора собирать и везти.' },
};
