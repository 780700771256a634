import type { ShopNames } from '#contracts/shop-names.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { type Asker, askedFrom, type LetterText, titled } from '../accounts/account-letters.ts';

interface Sender {
  readonly names: ShopNames;
  readonly signature: string;
  readonly timeZone: TimeZone;
}

type Origin = Omit<Asker, 'email'>;

/** Who has accepted an invitation. */
interface NewMember {
  readonly name: string;
  readonly roleName: string;
}

const notYou =
  'Если это были не вы, сразу сообщите владельцу магазина: он закроет вашу учётную запись.';

/** Letters to the staff about their accounts in the office. */
export const staffLetters = {
  newDevice: (origin: Origin, { names, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Вход в офис с нового устройства', names),
    lines: [
      'Здравствуйте!',
      'Ваш пароль ввели на устройстве, с которого вы раньше не входили.',
      askedFrom(origin, timeZone),
      'Если это были вы, делать ничего не нужно.',
      notYou,
    ],
    closing: [signature],
  }),
  passkeyOnNewDevice: (origin: Origin, { names, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Вход в офис с нового устройства', names),
    lines: [
      'Здравствуйте!',
      'С вашим ключом доступа вошли на устройстве, с которого вы раньше не входили.',
      askedFrom(origin, timeZone),
      'Если это были вы, делать ничего не нужно.',
      notYou,
    ],
    closing: [signature],
  }),
  passkeyAdded: (origin: Origin, { names, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Добавлен ключ доступа', names),
    lines: [
      'Здравствуйте!',
      'К вашей учётной записи в офисе добавлен ключ доступа. С ним входят без пароля и кода.',
      askedFrom(origin, timeZone),
      notYou,
    ],
    closing: [signature],
  }),
  passkeyRemoved: (origin: Origin, { names, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Отключён ключ доступа', names),
    lines: [
      'Здравствуйте!',
      'От вашей учётной записи в офисе отключён ключ доступа. Войти с ним больше нельзя.',
      askedFrom(origin, timeZone),
      notYou,
    ],
    closing: [signature],
  }),
  factorChanged: (origin: Origin, { names, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Изменён второй способ входа', names),
    lines: [
      'Здравствуйте!',
      'Для входа в офис подключено другое приложение с кодами. Прежнее приложение и прежние запасные коды больше не подходят.',
      askedFrom(origin, timeZone),
      notYou,
    ],
    closing: [signature],
  }),
  factorAdded: (origin: Origin, { names, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Подключено приложение с кодами', names),
    lines: [
      'Здравствуйте!',
      'К вашей учётной записи в офисе подключено приложение с кодами. Для входа теперь нужен и код из него.',
      askedFrom(origin, timeZone),
      notYou,
    ],
    closing: [signature],
  }),
  factorReset: (origin: Origin, { names, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Второй способ входа снят', names),
    lines: [
      'Здравствуйте!',
      'Приложение с кодами, запасные коды и ключи доступа отключены от вашей учётной записи в офисе. При следующем входе подключите приложение заново.',
      askedFrom(origin, timeZone),
      notYou,
    ],
    closing: [signature],
  }),
  joined: (
    origin: Origin,
    { names, signature, timeZone }: Sender,
    { name, roleName }: NewMember,
  ): LetterText => ({
    subject: titled('В офисе новый сотрудник', names),
    lines: [
      'Здравствуйте!',
      `По приглашению в офис вошёл новый сотрудник: ${name}, роль «${roleName}».`,
      'Роль можно изменить, а доступ закрыть на странице «Сотрудники».',
      askedFrom(origin, timeZone),
    ],
    closing: [signature],
  }),
  invitation: (roleName: string, { names, signature }: Sender): LetterText => ({
    subject: titled('Приглашение в офис', names),
    lines: [
      'Здравствуйте!',
      `Вас пригласили работать в офисе${names.name ? ` магазина «${names.name}»` : ' магазина'}. Ваша роль: «${roleName}».`,
      'Откройте ссылку, чтобы задать имя и пароль.',
    ],
    button: 'Принять приглашение',
    closing: [
      'Ссылка действует три дня и срабатывает один раз. Если вы не ждали приглашения, ничего делать не нужно.',
      signature,
    ],
  }),
  passwordChanged: (origin: Origin, { names, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Изменён пароль для офиса', names),
    lines: [
      'Здравствуйте!',
      'Пароль вашей учётной записи в офисе изменён. На других устройствах войдите с ним заново.',
      askedFrom(origin, timeZone),
      notYou,
    ],
    closing: [signature],
  }),
  emailChanged: (origin: Origin, { names, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Изменён e-mail для офиса', names),
    lines: [
      'Здравствуйте!',
      'У вашей учётной записи в офисе теперь другой e-mail. С этим адресом больше не войти.',
      askedFrom(origin, timeZone),
      notYou,
    ],
    closing: [signature],
  }),
  newAddress: ({ names, signature }: Sender): LetterText => ({
    subject: titled('Новый e-mail для офиса', names),
    lines: [
      'Здравствуйте!',
      'Этот адрес указали для входа в офис. Чтобы подтвердить его, откройте ссылку.',
    ],
    button: 'Подтвердить адрес',
    closing: [
      'Ссылка действует сутки и срабатывает один раз. Если вы её не ждали, ничего делать не нужно.',
      signature,
    ],
  }),
  reset: (origin: Origin, { names, signature, timeZone }: Sender): LetterText => ({
    subject: titled('Новый пароль для офиса', names),
    lines: [
      'Здравствуйте!',
      'Кто-то попросил задать новый пароль для вашей учётной записи в офисе.',
      askedFrom(origin, timeZone),
      'Чтобы задать пароль, откройте ссылку. Понадобится и код из приложения.',
    ],
    button: 'Задать пароль',
    closing: [
      'Ссылка действует час и срабатывает один раз. Если это были не вы, не открывайте её: без этого ничего не изменится.',
      signature,
    ],
  }),
} as const;

export type StaffNotice = Exclude<keyof typeof staffLetters, 'reset' | 'invitation'>;
