import { bankOfShop, romashka } from './company-orders.ts';

/** A payment in a bank's file; fields that are not told are those of a company that pays the shop. */
export interface FilePayment {
  readonly number?: string;
  readonly day?: string;
  readonly sum: string;
  readonly account?: string;
  readonly inn?: string;
  readonly payer?: string;
  readonly to?: string;
  readonly purpose: string;
}

const PAYER_ACCOUNT = '40702810900000000007';

/** The text of a file `1CClientBankExchange` as banks write it. */
export const bankFileText = (
  payments: readonly FilePayment[],
  { encoding = 'Windows', to = bankOfShop.account } = {},
): string =>
  [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `Кодировка=${encoding}`,
    'Отправитель=Банк для проб',
    'Получатель=',
    'ДатаНачала=01.04.2026',
    'ДатаКонца=30.04.2026',
    `РасчСчет=${to}`,
    'СекцияРасчСчет',
    'ДатаНачала=01.04.2026',
    'ДатаКонца=30.04.2026',
    `РасчСчет=${to}`,
    'НачальныйОстаток=0.00',
    'КонецРасчСчет',
    ...payments.flatMap((payment) => documentLines(payment, to)),
    'КонецФайла',
    '',
  ].join('\r\n');

function documentLines(payment: FilePayment, shop: string): string[] {
  const { number = '77', day = '28.04.2026', account = PAYER_ACCOUNT, to = shop } = payment;
  const { inn = romashka.inn, payer = romashka.name, sum, purpose } = payment;
  return [
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    `Дата=${day}`,
    `Сумма=${sum}`,
    `ПлательщикСчет=${account}`,
    `ДатаСписано=${day}`,
    `Плательщик=ИНН ${inn} ${payer}`,
    `ПлательщикИНН=${inn}`,
    `Плательщик1=${payer}`,
    `ПлательщикКПП=${romashka.kpp}`,
    'ПлательщикБанк1=Другой банк для проб',
    `ПолучательСчет=${to}`,
    `ДатаПоступило=${day}`,
    `Получатель=ИНН ${bankOfShop.inn} ООО «Пробный магазин»`,
    `ПолучательИНН=${bankOfShop.inn}`,
    'ВидПлатежа=Электронно',
    'Очередность=5',
    `НазначениеПлатежа=${purpose}`,
    'КонецДокумента',
  ];
}

export const encodings = ['utf-8', 'windows-1251', 'ibm866'] as const;

/** Text in one of the encodings of such files. */
export function encoded(text: string, encoding: (typeof encodings)[number]): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  const decoder = new TextDecoder(encoding);
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  // cp866 has no «».
  return Buffer.from([...text].map((sign) => byteOf.get(sign) ?? 0x22));
}
