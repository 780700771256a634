import { isBuiltIn, type RoleKey } from '#contracts/admin/staff/permissions.ts';
import { uncapitalise } from '../words/capitalise.ts';
import { counted } from '../words/plural.ts';
import { roleWords } from './staff-rules.ts';

/** Words of the page about the own account. */
export const meMessages = {
  role: 'Роль',
  email: 'E-mail',
  accountTitle: 'Имя, почта и\u00a0пароль',
  account: (name: string, email: string) => `${name}, ${email}`,
  changeName: 'Изменить имя',
  nameHint: 'Его видят коллеги: у\u00a0заказов, в\u00a0журнале.',
  nameChanged: 'Имя изменено.',
  changeEmail: 'Сменить e-mail',
  emailText: 'С\u00a0новым адресом вы будете входить, на него придут письма офиса.',
  newEmail: 'Новый e-mail',
  addressSent: (email: string) => `Откройте ссылку из письма: ${email}`,
  emailChanged: (email: string) => `E-mail изменён: ${email}`,
  changePassword: 'Сменить пароль',
  passwordText: 'Сеансы на других устройствах закончатся.',
  presentPassword: 'Пароль сейчас',
  newPassword: 'Новый пароль',
  repeat: 'Новый пароль ещё раз',
  passwordChanged: 'Пароль изменён.',
  confirmTitle: 'Подтвердите новый e-mail',
  confirmText: 'Вы открыли ссылку из\u00a0письма. Дальше входите в\u00a0офис с\u00a0новым адресом.',
  confirmEmail: 'Подтвердить адрес',
  emailConfirmed: (email: string) => `Адрес подтверждён: ${email}`,
  factorTitle: 'Второй способ входа',
  hasFactor: 'Приложение с кодами подключено.',
  noFactor: 'Приложение с кодами не подключено. С ним чужой человек не войдёт, даже узнав пароль.',
  codesLeft: (left: number) =>
    left === 0
      ? 'Запасных кодов не осталось.'
      : `Осталось ${counted(left, 'запасной код', 'запасных кода', 'запасных кодов')}.`,
  fewCodes: 'Подключите приложение заново, чтобы получить новые коды.',
  connect: 'Подключить приложение',
  replace: 'Подключить другое приложение',
  connected: 'Приложение подключено.',
  sessionsTitle: 'Где вы вошли',
  thisDevice: 'Это устройство',
  unknownDevice: 'Неизвестное устройство',
  used: (time: string) => `последнее действие ${time}`,
  entered: (time: string) => `вход ${time}`,
  end: 'Завершить',
  endNamed: (device: string) => `Завершить: ${device}`,
  endOthers: 'Завершить все остальные',
  ended: 'Сеанс завершён.',
  othersEnded: 'Остальные сеансы завершены.',
  onlyThis: 'Других сеансов нет.',
} as const;

/** A role with what it is for: «Менеджер — заказы, звонки и покупатели.» */
export const roleText = (role: RoleKey, name: string): string =>
  isBuiltIn(role) ? `${name}\u00a0— ${uncapitalise(roleWords[role].about)}` : `Роль «${name}».`;
