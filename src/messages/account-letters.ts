import { formatMoscowTime } from './moscow-time.ts';

const shop = 'Магазин «Горница»';
const lifetime = 'Ссылка действует 24 часа и срабатывает один раз.';
const ignore = 'Если это были не вы, не нажимайте на кнопку: без неё ничего не изменится.';
const joining =
  'Заказы, оформленные на этот адрес без входа, появятся в кабинете, только если открыть ссылку в браузере, в котором в него вошли.';

const notMe = 'Это не я';
const undoing = (address: string) =>
  `${address}, на всех устройствах придётся войти заново, а нынешний пароль перестанет действовать: новый вы зададите по ссылке из следующего письма.`;
const staying = undoing('Кабинет останется за этим адресом');
const undoLifetime = 'Ссылка действует 72 часа и срабатывает один раз.';

/** A letter with at most one button. */
export interface LetterText {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button?: string;
  readonly closing: readonly string[];
}

/** Who asked for a letter. Nothing in it is text of their own: a letter must not carry a stranger's words. */
export interface Asker {
  readonly at: Date;
  readonly ip: string | null;
  readonly device: string;
  /** The e-mail of the account that asked. */
  readonly email: string;
}

const askedFrom = ({ at, ip, device }: Asker): string => {
  const from = [device && `устройство: ${device}`, ip && `сетевой адрес: ${ip}`];
  return `${[`Когда: ${formatMoscowTime(at)}`, ...from.filter(Boolean)].join('; ')}.`;
};

/** `a•••@e•••.ru`: recognisable for its owner, useless as an advertisement. */
function maskEmail(email: string): string {
  const [mailbox = '', domain = ''] = email.split('@');
  const zone = domain.slice(domain.lastIndexOf('.'));
  const isShort = /^\.[a-zа-я]{2,3}$/i.test(zone);
  return `${mailbox.slice(0, 1)}•••@${domain.slice(0, 1)}•••${isShort ? zone : ''}`;
}

export const accountLetters = {
  confirm: (asker: Asker): LetterText => ({
    subject: 'Подтвердите e-mail — «Горница»',
    lines: [
      'Здравствуйте!',
      'Этот адрес указали при регистрации в магазине «Горница».',
      askedFrom(asker),
      `Кнопка подтвердит, что этот почтовый ящик принадлежит владельцу нового кабинета. ${joining}`,
    ],
    button: 'Подтвердить e-mail',
    closing: [lifetime, ignore, shop],
  }),
  confirmNew: (asker: Asker): LetterText => ({
    subject: 'Подтвердите новый e-mail — «Горница»',
    lines: [
      'Здравствуйте!',
      `Этот адрес указали как новый e-mail в магазине «Горница» вместо ${maskEmail(asker.email)}.`,
      askedFrom(asker),
      `Кнопка сделает этот адрес адресом того кабинета: по нему будут входить в кабинет, на него пойдут письма. ${joining}`,
    ],
    button: 'Подтвердить новый e-mail',
    closing: [lifetime, ignore, shop],
  }),
  reset: (asker: Asker): LetterText => ({
    subject: 'Новый пароль — «Горница»',
    lines: [
      'Здравствуйте!',
      'Для вашего личного кабинета в магазине «Горница» попросили новый пароль.',
      askedFrom(asker),
      'Кнопка откроет страницу, на которой вы зададите новый пароль. Прежний перестанет действовать, а на всех устройствах придётся войти заново.',
    ],
    button: 'Задать новый пароль',
    closing: [lifetime, ignore, shop],
  }),
  orders: (asker: Asker): LetterText => ({
    subject: 'Присоединить прежние заказы — «Горница»',
    lines: [
      'Здравствуйте!',
      'Из личного кабинета магазина «Горница» с этим адресом попросили присоединить заказы, оформленные на него без входа.',
      askedFrom(asker),
      'Кнопка покажет эти заказы, с именем, адресом и телефоном, в личном кабинете. Она действует только в браузере, в котором вошли в этот кабинет.',
    ],
    button: 'Присоединить заказы',
    closing: [lifetime, ignore, shop],
  }),
  passwordChanged: (asker: Asker): LetterText => ({
    subject: 'Пароль изменён — «Горница»',
    lines: [
      'Здравствуйте!',
      'Пароль к вашему личному кабинету в магазине «Горница» только что изменён. На других устройствах придётся войти снова.',
      askedFrom(asker),
      `Если это были не вы, нажмите на кнопку. ${staying}`,
    ],
    button: notMe,
    closing: [undoLifetime, shop],
  }),
  emailChanging: (asker: Asker): LetterText => ({
    subject: 'Запрошена смена e-mail — «Горница»',
    lines: [
      'Здравствуйте!',
      'Для вашего личного кабинета в магазине «Горница» запрошен другой e-mail. Пока новый адрес не подтверждён, действует этот.',
      askedFrom(asker),
      `Если это были не вы, нажмите на кнопку. ${staying}`,
    ],
    button: notMe,
    closing: [undoLifetime, shop],
  }),
  emailChanged: (asker: Asker): LetterText => ({
    subject: 'E-mail изменён — «Горница»',
    lines: [
      'Здравствуйте!',
      `Ваш личный кабинет в магазине «Горница» теперь открывается по другому e-mail: ${maskEmail(asker.email)}. Этот адрес больше не действует.`,
      askedFrom(asker),
      `Если это были не вы, нажмите на кнопку. ${undoing('Кабинет вернётся к этому адресу')}`,
    ],
    button: notMe,
    closing: [undoLifetime, shop],
  }),
} as const;

/** Letters without a link, which the version before queued. */
export const accountNotices = {
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
