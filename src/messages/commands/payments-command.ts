import type { ShownProvider } from '#contracts/admin/payments/providers.ts';
import { paymentKeysMessages, providerWords } from '../office/payment-keys.ts';
import { paidByNames } from '../office/payments.ts';

/** Output of `npm run payments`. */
export const paymentsCommandMessages = {
  usage: `Приём оплаты:
  npm run payments                                                                список, без ключей
  npm run payments -- --provider yookassa --shop-id 123456 --secret-from-stdin    ввести ключи ЮKassa
  npm run payments -- --provider tbank --terminal-key … --secret-from-stdin       ввести ключи Т-Банка
  npm run payments -- --provider yookassa --live --on                             поменять режим, включить
  npm run payments -- --provider yookassa --check                                 проверить связь
  npm run payments -- --provider yookassa --remove                                удалить ключи
Режим: --test (тестовый; так у новых ключей) или --live (боевой). Включить, отключить: --on, --off; включён бывает один сервис.
Секретный ключ команда читает из ввода: наберите его после запуска или передайте файлом, «< файл».`,
  wrongProvider: (given: string, known: readonly string[]) =>
    `Сервиса «${given}» нет. Есть: ${known.join(', ')}.`,
  secretShown:
    'Секретный ключ не пишут в самой команде: она останется в истории терминала и видна другим на этой машине. Добавьте --secret-from-stdin и введите ключ после запуска. Этот ключ лучше выпустить заново.',
  typeSecret: 'Введите секретный ключ и нажмите Enter. На экране его не видно.',
  noSecret: 'Ключ не введён: строка пустая.',
  notStored:
    'Ключи этого сервиса не введены: укажите --shop-id или --terminal-key и --secret-from-stdin.',
  stored: ({ name, stored }: ShownProvider) =>
    stored
      ? [
          `${paidByNames[name]}: ${providerWords[name].account} ${stored.account}.`,
          paymentKeysMessages.stands(stored),
          ...(stored.is_readable ? [] : [paymentKeysMessages.unreadable]),
          ...(stored.open_payments + stored.open_refunds > 0
            ? [paymentKeysMessages.open(stored)]
            : []),
        ].join(' ')
      : `${paidByNames[name]}: ключи не введены.`,
  notices: (url: string) => `  Адрес для уведомлений: ${url}`,
} as const;
