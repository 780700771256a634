/** API messages about accounts. */
export const accountMessages = {
  wrongCredentials: 'Неверный e-mail или пароль.',
  emailTaken: 'Этот e-mail уже зарегистрирован. Войдите или восстановите пароль.',
  emailHeld:
    'Этот e-mail недавно сменили в другом личном кабинете. Его можно зарегистрировать через 72 часа после смены.',
  passwordShort: (fewest: number) => `Пароль должен быть не короче ${fewest}\u00a0знаков`,
  passwordIsEmail: 'Пароль не должен совпадать с e-mail',
  passwordCommon: 'Этот пароль слишком распространён, придумайте другой',
  passwordOfShop: 'Слова о мебели и магазине угадают первыми, придумайте другой пароль',
  passwordRepeated: 'В этом пароле повторяется одно и то же, придумайте другой',
  presentPasswordWrong: 'Нынешний пароль неверен',
  passwordsDiffer: 'Пароли не совпадают',
  resetLinkInvalid: 'Ссылка недействительна или уже использована. Запросите новую.',
  emailSame: 'Это ваш нынешний e-mail',
  loggedOut: 'Вы вышли.',
  emailConfirmed: 'E-mail подтверждён.',
  passwordChanged: 'Пароль успешно изменён.',
  ordersLetterSent: 'Письмо отправлено. Откройте ссылку из него там, где вошли в кабинет.',
  ordersJoined: 'Заказы с вашим e-mail теперь в истории заказов.',
  changeReverted:
    'Изменение отменено. Прежний пароль больше не действует: задайте новый по ссылке из письма.',
  deviceEnded: 'На этом устройстве придётся войти снова.',
  devicesEnded: 'На других устройствах придётся войти снова.',
  letterSent: 'Письмо отправлено, если такой адрес нам известен.',
  confirmationSent: 'Письмо с подтверждением отправлено.',
  birthDateTooEarly: 'Укажите год рождения не раньше 1900',
  birthDateInFuture: 'Дата рождения не может быть в будущем',
} as const;
