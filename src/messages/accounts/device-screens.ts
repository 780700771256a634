/** The devices that are signed in to the account. */
export const deviceScreens = {
  devicesLead:
    'Здесь открыт ваш кабинет. Если какого-то устройства вы не узнаёте, завершите сеанс на нём и\u00a0смените пароль.',
  devicesLoadFailed: 'Не удалось загрузить список устройств.',
  unknownDevice: 'Неизвестное устройство',
  thisDevice: 'Это устройство',
  signedInAt: (time: string) => `Вход: ${time}`,
  usedAt: (time: string) => `Последнее обращение: ${time}`,
  deviceAddress: (ip: string) => `Сетевой адрес: ${ip}`,
  endDevice: 'Завершить сеанс',
  endDeviceNamed: (name: string) => `Завершить сеанс: ${name}`,
  endOtherDevices: 'Выйти на всех других устройствах',
  endFailed: 'Завершить сеанс не получилось.',
  deviceEnded: 'Готово: там придётся войти снова.',
} as const;
