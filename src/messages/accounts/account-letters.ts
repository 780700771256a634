import type { ShopNames } from '#contracts/shop-names.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { formatTime } from '../words/shop-time.ts';

const lifetime = 'Ссылка действует 24 часа и срабатывает один раз.';
const ignore = 'Если это были не вы, не нажимайте на кнопку: без неё ничего не изменится.';
const joining =
  'Заказы, оформленные на этот адрес без входа, появятся в кабинете, только если открыть ссылку в браузере, в котором в него вошли.';

const notMe = 'Это не я';
const undoing = (address: string) =>
  `${address}, на всех устройствах придётся войти заново, а нынешний пароль перестанет действовать: новый вы зададите по ссылке из следующего письма.`;
const staying = undoing('Кабинет останется за этим адресом');
const undoLifetime = 'Ссылка действует 72 часа и срабатывает один раз.';

/** Who writes: the shop. `signature` is the last line. */
interface Sender {
  readonly names: ShopNames;
  readonly signature: string;
  readonly timeZone: TimeZone;
}

/** The subject with the name of the shop. */
export const titled = (subject: string, { name }: ShopNames): string =>
  name ? `${subject}\u00a0— «${name}»` : subject;

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

/** When, from which device and from which address. */
export const askedFrom = ({ at, ip, device }: Omit<Asker, 'email'>, zone: TimeZone): string => {
  const from = [device && `устройство: ${device}`, ip && `сетевой адрес: ${ip}`];
  return `${[`Когда: ${formatTime(at, zone)}`, ...from.filter(Boolean)].join('; ')}.`;
};

/** `a•••@e•••.ru`: recognisable for its owner, useless as an advertisement. */
function maskEmail(email: string): string {
  const [mailbox = '', domain = ''] = email.split('@');
  const zone = domain.slice(domain.lastIndexOf('.'));
  const isShort = /^\.[a-zа-я]{2,3}$/i.test(zone);
  return `${mailbox.slice(0, 1)}•••@${domain.slice(0, 1)}•••${isShort ? zone : ''}`;
}

export const accountLetters = {
  confirm: (asker: Asker, { names: shop, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Подтвердите e-mail', shop),
    lines: [
      'Здравствуйте!',
      `Этот адрес указали при регистрации в ${shop.prepositional}.`,
      askedFrom(asker, timeZone),
      `Кнопка подтвердит, что этот почтовый ящик принадлежит владельцу нового кабинета. ${joining}`,
    ],
    button: 'Подтвердить e-mail',
    closing: [lifetime, ignore, signature],
  }),
  confirmNew: (asker: Asker, { names: shop, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Подтвердите новый e-mail', shop),
    lines: [
      'Здравствуйте!',
      `Этот адрес указали как новый e-mail в ${shop.prepositional} вместо ${maskEmail(asker.email)}.`,
      askedFrom(asker, timeZone),
      `Кнопка сделает этот адрес адресом того кабинета: по нему будут входить в кабинет, на него пойдут письма. ${joining}`,
    ],
    button: 'Подтвердить новый e-mail',
    closing: [lifetime, ignore, signature],
  }),
  reset: (asker: Asker, { names: shop, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Новый пароль', shop),
    lines: [
      'Здравствуйте!',
      `Для вашего личного кабинета в ${shop.prepositional} попросили новый пароль.`,
      askedFrom(asker, timeZone),
      'Кнопка откроет страницу, на которой вы зададите новый пароль. Прежний перестанет действовать, а на всех устройствах придётся войти заново.',
    ],
    button: 'Задать новый пароль',
    closing: [lifetime, ignore, signature],
  }),
  orders: (asker: Asker, { names: shop, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Присоединить прежние заказы', shop),
    lines: [
      'Здравствуйте!',
      `Из личного кабинета ${shop.genitive} с этим адресом попросили присоединить заказы, оформленные на него без входа.`,
      askedFrom(asker, timeZone),
      'Кнопка покажет эти заказы, с именем, адресом и телефоном, в личном кабинете. Она действует только в браузере, в котором вошли в этот кабинет.',
    ],
    button: 'Присоединить заказы',
    closing: [lifetime, ignore, signature],
  }),
  erase: (asker: Asker, { names: shop, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Удалить учётную запись?', shop),
    lines: [
      'Здравствуйте!',
      `Из вашего личного кабинета в ${shop.prepositional} попросили удалить учётную запись.`,
      askedFrom(asker, timeZone),
      'Кнопка откроет страницу, где сказано, что пропадёт, а что останется. Пока вы не нажмёте кнопку на ней, ничего не изменится.',
    ],
    button: 'Посмотреть и удалить',
    closing: [lifetime, 'Если это были не вы, смените пароль: его знает кто-то ещё.', signature],
  }),
  passwordChanged: (asker: Asker, { names: shop, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Пароль изменён', shop),
    lines: [
      'Здравствуйте!',
      `Пароль к вашему личному кабинету в ${shop.prepositional} только что изменён. На других устройствах придётся войти снова.`,
      askedFrom(asker, timeZone),
      `Если это были не вы, нажмите на кнопку. ${staying}`,
    ],
    button: notMe,
    closing: [undoLifetime, signature],
  }),
  emailChanging: (asker: Asker, { names: shop, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Запрошена смена e-mail', shop),
    lines: [
      'Здравствуйте!',
      `Для вашего личного кабинета в ${shop.prepositional} запрошен другой e-mail. Пока новый адрес не подтверждён, действует этот.`,
      askedFrom(asker, timeZone),
      `Если это были не вы, нажмите на кнопку. ${staying}`,
    ],
    button: notMe,
    closing: [undoLifetime, signature],
  }),
  emailChanged: (asker: Asker, { names: shop, signature, timeZone }: Sender): LetterText => ({
    subject: titled('E-mail изменён', shop),
    lines: [
      'Здравствуйте!',
      `Ваш личный кабинет в ${shop.prepositional} теперь открывается по другому e-mail: ${maskEmail(asker.email)}. Этот адрес больше не действует.`,
      askedFrom(asker, timeZone),
      `Если это были не вы, нажмите на кнопку. ${undoing('Кабинет вернётся к этому адресу')}`,
    ],
    button: notMe,
    closing: [undoLifetime, signature],
  }),
} as const;

/** Letters without a link. */
export const accountNotices = {
  erased: ({ names: shop, signature }: Sender): LetterText => ({
    subject: titled('Учётная запись стёрта', shop),
    lines: [
      'Здравствуйте!',
      `Ваша учётная запись в ${shop.prepositional} и личные данные стёрты. Войти с этим e-mail больше нельзя.`,
      'Заказы, оплаты и чеки остались с номерами, товарами и суммами: их хранят по закону о бухгалтерском учёте. Вашего имени, телефона, e-mail и адреса в них нет.',
    ],
    closing: [signature],
  }),
  // The version before queued these.
  passwordChanged: ({ names: shop, signature }: Sender): LetterText => ({
    subject: titled('Пароль изменён', shop),
    lines: [
      'Здравствуйте!',
      `Пароль к вашему личному кабинету в ${shop.prepositional} только что изменён. На других устройствах придётся войти снова.`,
    ],
    closing: [
      'Если это были не вы, восстановите пароль на странице входа и напишите нам.',
      signature,
    ],
  }),
  emailChanging: ({ names: shop, signature }: Sender): LetterText => ({
    subject: titled('Запрошена смена e-mail', shop),
    lines: [
      'Здравствуйте!',
      `Для вашего личного кабинета в ${shop.prepositional} запрошен другой e-mail. Пока новый адрес не подтверждён, действует этот.`,
    ],
    closing: ['Если это были не вы, смените пароль и напишите нам.', signature],
  }),
} as const;
