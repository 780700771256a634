import type { CheckedKeys, ShownProvider } from '#contracts/admin/payments/providers.ts';
import type { ProviderName } from '#contracts/payments.ts';
import { counted } from '../words/plural.ts';
import { paidByNames } from './payments.ts';

type Stored = NonNullable<ShownProvider['stored']>;

/** Words of the part of «Приём оплаты» with the providers. */
export const paymentKeysMessages = {
  about:
    'Через кого покупатели платят на\u00a0сайте. Карту вводят на\u00a0странице платёжного сервиса: её номера магазин не\u00a0видит. Включён бывает один сервис.',
  none: 'Ключи не\u00a0введены.',
  connect: 'Подключить',
  change: 'Изменить',
  check: 'Проверить связь',
  turnOn: 'Включить',
  turnOff: 'Отключить',
  remove: 'Удалить ключи',
  changed: (when: string, who: string | null) => `изменено ${when}${who ? `, ${who}` : ''}`,
  stands: ({ is_on: isOn, is_test: isTest }: Pick<Stored, 'is_on' | 'is_test'>) =>
    `${isOn ? 'Включено: покупатели платят здесь.' : 'Отключено: покупатели платят не\u00a0здесь.'} ${isTest ? 'Режим тестовый: деньги не\u00a0списываются.' : 'Режим боевой: деньги настоящие.'}`,
  testIsOn:
    'Покупатель может заплатить тестовой картой, и\u00a0заказ станет оплаченным без денег. Открытому магазину нужен боевой режим.',
  unreadable:
    'Ключи прочитать нельзя: магазин восстановлен из\u00a0копии без своего секрета. Введите их заново.',
  open: (stored: Pick<Stored, 'open_payments' | 'open_refunds'>) =>
    `Ещё не\u00a0завершено: ${workOf(stored.open_payments, stored.open_refunds)}. До\u00a0этого ключи нужны прежние.`,
  noticesTitle: 'Адрес для уведомлений',
  copy: 'Скопировать адрес',
  noticesAbout:
    'Уведомление ускоряет дело, но\u00a0магазин ему не\u00a0верит: об\u00a0оплате он спрашивает сам, без уведомлений\u00a0— раз в\u00a0две минуты.',
  plainHttp:
    'Адрес магазина начинается не\u00a0с\u00a0https. На\u00a0такой платёжный сервис уведомлений не\u00a0отправит: об\u00a0оплате магазин узнает, когда спросит сам.',
  formTitle: (name: ProviderName) => `${paidByNames[name]}: ключи`,
  secretStays: 'Оставьте пустым, если он тот\u00a0же',
  mode: 'Режим',
  saved: (name: ProviderName) => `${paidByNames[name]}: сохранено`,
  turnOnTitle: (name: ProviderName) => `Включить: ${paidByNames[name]}?`,
  turnOffTitle: (name: ProviderName) => `Отключить: ${paidByNames[name]}?`,
  turnOnText: (name: ProviderName) =>
    `Покупатели будут платить на\u00a0сайте через этот сервис: ${paidByNames[name]}.`,
  otherGoesOff: (name: ProviderName) =>
    `Другой сервис отключится: ${paidByNames[name]}. Оплаты, которые в\u00a0нём начаты, магазин доведёт до\u00a0конца.`,
  turnOffText:
    'Платить на\u00a0сайте будет нельзя, пока вы не\u00a0включите один из\u00a0сервисов. Оплаты и\u00a0возвраты, которые начаты, магазин доведёт до\u00a0конца.',
  testsEnd:
    'Тестовые оплаты перестанут считаться: заказ, за\u00a0который заплатили только ими, снова ждёт оплаты.',
  testsCount: 'Тестовые оплаты снова будут считаться, как настоящие.',
  turnedOn: (name: ProviderName) => `Включено: ${paidByNames[name]}`,
  turnedOff: (name: ProviderName) => `Отключено: ${paidByNames[name]}`,
  removeTitle: (name: ProviderName) => `Удалить ключи: ${paidByNames[name]}?`,
  removeText:
    'Через этот сервис магазин больше не\u00a0сможет ни\u00a0принять деньги, ни\u00a0вернуть те, что пришли раньше. Чтобы только перестать принимать оплату, нажмите «Отключить».',
  removed: (name: ProviderName) => `Ключи убраны: ${paidByNames[name]}`,
} as const;

/** What is different with each provider. */
export const providerWords: Readonly<
  Record<
    ProviderName,
    Record<'account' | 'accountHint' | 'secret' | 'where' | 'notices' | 'accepted', string>
  >
> = {
  yookassa: {
    account: 'shopId',
    accountHint: 'Только цифры',
    secret: 'Секретный ключ',
    where:
      'Оба стоят в\u00a0личном кабинете ЮKassa: shopId\u00a0— в\u00a0разделе «Настройки → Магазин», секретный ключ выпускают в\u00a0разделе «Интеграция → Ключи API». У\u00a0тестового магазина свои shopId и\u00a0ключ. Магазин хранит ключ зашифрованным и\u00a0больше не\u00a0покажет.',
    notices:
      'Вставьте его в\u00a0личном кабинете ЮKassa, в\u00a0разделе «Интеграция → HTTP-уведомления», и\u00a0отметьте события payment.succeeded, payment.waiting_for_capture, payment.canceled и\u00a0refund.succeeded.',
    accepted: 'ЮKassa приняла ключи',
  },
  tbank: {
    account: 'TerminalKey',
    accountHint: 'У\u00a0тестового терминала оканчивается на\u00a0DEMO',
    secret: 'Пароль терминала',
    where:
      'TerminalKey и\u00a0пароль показаны в\u00a0личном кабинете Т-Банка: «Интернет-эквайринг → Магазины → Терминалы», у\u00a0рабочего и\u00a0тестового терминала свои. Магазин хранит пароль зашифрованным и\u00a0больше не\u00a0покажет.',
    notices:
      'Вставьте его в\u00a0личном кабинете Т-Банка: «Терминалы → Уведомления → По\u00a0протоколу HTTP». Магазин называет этот адрес и\u00a0при каждой оплате.',
    accepted: 'Т-Банк принял ключи',
  },
};

export const modeNames = {
  test: 'Тестовый: деньги не\u00a0списываются',
  live: 'Боевой: деньги настоящие',
} as const;

const methodNames: Readonly<Record<string, string>> = {
  bank_card: 'карты',
  sbp: 'СБП',
  tinkoff_bank: 'T-Pay',
  sberbank: 'SberPay',
  yoo_money: 'ЮMoney',
  sber_loan: 'кредит Сбера',
  sber_bnpl: 'оплата частями Сбера',
};

/** What a trial of the keys has shown, and what to do. */
export function trialText(
  name: ProviderName,
  { outcome, told_account: account, told_test: isTest, methods, code }: CheckedKeys,
): string {
  const { accepted, account: field } = providerWords[name];
  const provider = paidByNames[name];
  switch (outcome) {
    case 'works': {
      const ways = methods.map((one) => methodNames[one] ?? one).join(', ');
      const mode =
        isTest === null
          ? `Тестовый это терминал или боевой, ${provider} не\u00a0говорит: сверьте режим в\u00a0личном кабинете.`
          : `Режим ${isTest ? 'тестовый' : 'боевой'}, как и\u00a0отмечено.`;
      return `${accepted}: ${field}\u00a0${account}. ${mode}${ways && ` Способы оплаты: ${ways}.`}`;
    }
    case 'account_differs':
      return `${accepted}, но\u00a0они от\u00a0другого ${field}: ${account}. Введите его или другие ключи.`;
    case 'mode_differs':
      return isTest === false
        ? `${accepted}, но\u00a0они боевые, а\u00a0режим отмечен тестовый: оплата не\u00a0начнётся. Выберите боевой режим или введите тестовые ключи.`
        : `${accepted}, но\u00a0они тестовые, а\u00a0режим отмечен боевой: оплата не\u00a0начнётся. Выберите тестовый режим или введите боевые ключи.`;
    case 'keys_refused':
      return `Ключи не\u00a0подошли, отвечает ${provider}. Введите их заново из\u00a0личного кабинета.`;
    case 'silent':
      return `Ответа нет: ${provider}. Проверьте ещё раз через несколько минут.`;
    case 'not_understood':
      return `Ответ не\u00a0понят: ${provider}, ${code}. Проверьте ещё раз через несколько минут; если ответ тот\u00a0же, спросите поддержку сервиса.`;
    case 'keys_unreadable':
      return 'Ключи прочитать нельзя. Введите их заново.';
  }
}

const payments = (count: number) => counted(count, 'оплата', 'оплаты', 'оплат');
const refunds = (count: number) => counted(count, 'возврат', 'возврата', 'возвратов');

/** «2 оплаты и 1 возврат». */
const workOf = (ofPayments: number, ofRefunds: number): string =>
  [ofPayments > 0 && payments(ofPayments), ofRefunds > 0 && refunds(ofRefunds)]
    .filter(Boolean)
    .join(' и\u00a0');

interface Open {
  readonly payments: number;
  readonly refunds: number;
}

const stays = (what: string, open: Open) =>
  `${what} пока не\u00a0поменять: ещё не\u00a0завершено ${workOf(open.payments, open.refunds)}. Отключите сервис, дождитесь их и\u00a0повторите.`;

const faultsOf = (name: ProviderName, account: string) => {
  const { account: field, secret } = providerWords[name];
  return {
    account,
    secret: `${secret}: только латинские буквы, цифры и\u00a0знаки, без пробелов. Скопируйте из\u00a0личного кабинета.`,
    noSecret: `${secret}: введите из\u00a0личного кабинета`,
    otherAccount: `${field} другой, и\u00a0к\u00a0нему нужен свой ключ. ${secret}: введите из\u00a0личного кабинета`,
    accountStays: (open: Open) =>
      `${stays(field, open)} ${secret}: меняется и\u00a0так, если ${field} прежний.`,
  };
};

/** Why keys are not stored, or not removed. */
export const providerFaults = {
  yookassa: faultsOf(
    'yookassa',
    'В\u00a0shopId только цифры. Скопируйте его из\u00a0личного кабинета.',
  ),
  tbank: faultsOf(
    'tbank',
    'В\u00a0TerminalKey только латинские буквы и\u00a0цифры. Скопируйте его из\u00a0личного кабинета.',
  ),
  enterAnew: 'Прежний ключ прочитать нельзя: введите его заново',
  unreadable: 'Ключи прочитать нельзя, включать с\u00a0ними нечего. Введите их заново.',
  modeStays: (open: Open) => stays('Режим', open),
  keysNeeded: (open: Open) =>
    `Ключи пока нужны: ещё не\u00a0завершено ${workOf(open.payments, open.refunds)}. Чтобы не\u00a0принимать новых оплат, нажмите «Отключить».`,
} as const;
