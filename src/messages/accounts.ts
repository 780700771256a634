/** API messages and letters about accounts. */
export const accountMessages = {
  wrongCredentials: 'Неверный e-mail или пароль.',
  emailTaken: 'Этот e-mail уже зарегистрирован. Войдите или восстановите пароль.',
  passwordShort: 'Пароль должен быть не короче 8 знаков',
  passwordIsEmail: 'Пароль не должен совпадать с e-mail',
  passwordCommon: 'Этот пароль слишком распространён, придумайте другой',
  passwordsDiffer: 'Пароли не совпадают',
  resetLinkInvalid: 'Ссылка недействительна или уже использована. Запросите новую.',
  emailSame: 'Это ваш нынешний e-mail',
  loggedOut: 'Вы вышли.',
  emailConfirmed: 'E-mail подтверждён.',
  passwordChanged: 'Пароль успешно изменён.',
  letterSent: 'Письмо отправлено, если такой адрес нам известен.',
  confirmationSent: 'Письмо с подтверждением отправлено.',
  birthDateTooEarly: 'Укажите год рождения не раньше 1900',
  birthDateInFuture: 'Дата рождения не может быть в будущем',
} as const;

const shop = 'Магазин «Горница»';
const notYou = 'Если это были не вы, просто не обращайте внимания на это письмо.';
const lifetime = 'Ссылка действует 24 часа и срабатывает один раз.';

/** A letter with at most one button. */
export interface LetterText {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button?: string;
  readonly closing: readonly string[];
}

export const accountLetters = {
  confirm: {
    subject: 'Подтвердите e-mail — «Горница»',
    lines: [
      'Здравствуйте!',
      'Этот адрес указан при регистрации в магазине «Горница». Подтвердите его, и ваши заказы соберутся в личном кабинете.',
    ],
    button: 'Подтвердить e-mail',
    closing: [lifetime, notYou, shop],
  },
  confirmNew: {
    subject: 'Подтвердите новый e-mail — «Горница»',
    lines: [
      'Здравствуйте!',
      'Вы хотите пользоваться этим адресом в магазине «Горница». Подтвердите его, и он заменит прежний.',
    ],
    button: 'Подтвердить новый e-mail',
    closing: [lifetime, notYou, shop],
  },
  reset: {
    subject: 'Новый пароль — «Горница»',
    lines: [
      'Здравствуйте!',
      'Кто-то, вероятно вы, забыл пароль к магазину «Горница». Задайте новый:',
    ],
    button: 'Задать новый пароль',
    closing: [lifetime, notYou, shop],
  },
  passwordChanged: {
    subject: 'Пароль изменён — «Горница»',
    lines: [
      'Здравствуйте!',
      'Пароль к вашему личному кабинету в магазине «Горница» только что изменён. На других устройствах придётся войти снова.',
    ],
    closing: ['Если это были не вы, восстановите пароль на странице входа и напишите нам.', shop],
  },
  emailChanging: {
    subject: 'Запрошена смена e-mail — «Горница»',
    lines: [
      'Здравствуйте!',
      'Для вашего личного кабинета в магазине «Горница» запрошен другой e-mail. Пока новый адрес не подтверждён, действует этот.',
    ],
    closing: ['Если это были не вы, смените пароль и напишите нам.', shop],
  },
} as const satisfies Record<string, LetterText>;
