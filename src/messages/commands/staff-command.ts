import type { Role } from '#contracts/admin/staff/permissions.ts';
import { roleWords } from '../office/staff-rules.ts';

interface Member {
  readonly email: string;
  readonly name: string;
  readonly totpConfirmedAt: Date | null;
  readonly disabledAt: Date | null;
}

/** Output of `npm run staff`. */
export const staffCommandMessages = {
  usage: `Сотрудники офиса:
  npm run staff                                             список
  npm run staff -- --invite адрес@почты --role owner        ссылка-приглашение на три дня
  npm run staff -- --reset-factors адрес@почты              отключить потерянные приложение с кодами и ключи доступа
Роли: owner (владелец), manager (менеджер), content (контент), warehouse (склад). Без --role — manager.`,
  wrongEmail: (given: string) => `«${given}» — не адрес электронной почты.`,
  wrongRole: (given: string, roles: readonly string[]) =>
    `Роли «${given}» нет. Есть: ${roles.join(', ')}.`,
  invited: (email: string, role: Role) =>
    `Приглашение для ${email}, роль: ${roleWords[role].name.toLowerCase()}. Ссылка действует три дня и срабатывает один раз:`,
  factorsReset: (email: string) =>
    `Приложение с кодами и ключи доступа отключены: ${email}. Сеансы закончены, при следующем входе приложение подключают заново.`,
  member: ({ email, name, totpConfirmedAt, disabledAt }: Member, roleName: string) =>
    [
      email,
      name,
      roleName.toLowerCase(),
      totpConfirmedAt ? 'с приложением' : 'без приложения',
      ...(disabledAt ? ['доступ закрыт'] : []),
    ].join(', '),
  nobody: (link: string) =>
    `В офисе пока никого нет. Ссылка для владельца, она действует час: ${link}`,
};
