import { counted } from '../words/plural.ts';

/** Words of the page about the own account. */
export const meMessages = {
  role: 'Роль',
  email: 'E-mail',
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
