export const staffMessages = {
  wrongSignIn: 'Неверный e-mail или пароль.',
  wrongCode: 'Код не подошёл. Возьмите новый в приложении.',
  memberExists: 'Сотрудник с таким e-mail уже есть.',
  noMember: 'Сотрудника с таким e-mail нет.',
  emailNeeded: 'Укажите e-mail.',
} as const;
