import { describe, expect, it } from 'vitest';
import { LARGEST_BANK_FILE, MOST_DOCUMENTS } from '#contracts/admin/bank/values.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { bankFileText, encoded, encodings } from '#tests/support/bank-file.ts';
import { romashka } from '#tests/support/company-orders.ts';
import { type BankDocument, readDocument } from './bank-document.ts';
import { numbersInPurpose } from './numbers-in-purpose.ts';
import { readBankFile } from './read-bank-file.ts';

const payment = { sum: '54990.00', purpose: 'Оплата по счёту № 12 от 28.04.2026' };
const readAll = (bytes: Uint8Array): BankDocument[] => readBankFile(bytes).map(readDocument);
const read = (text: string) => readAll(Buffer.from(text));
const faultOf = (text: string): string | undefined => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof DomainError)
      return error.details.fields?.file?.[0]?.replace(/\u00a0/g, ' ');
    throw error;
  }
  return undefined;
};

describe('a file of the bank', () => {
  it.each(
    encodings.flatMap((encoding) =>
      ['Windows', 'DOS', 'UTF-8', ''].map((declared) => [encoding, declared] as const),
    ),
  )('in %s that declares «%s» is read', (encoding, declared) => {
    const text = bankFileText([payment], { encoding: declared });
    expect(readAll(encoded(text, encoding))).toMatchObject([
      {
        number: '77',
        day: '2026-04-28',
        kopecks: 5_499_000,
        inn: romashka.inn,
        payer: expect.stringMatching(/^ООО ["«]Ромашка["»]$/),
        purpose: expect.stringMatching(/^Оплата по сч[её]ту . 12 от 28.04.2026$/),
      },
    ]);
  });

  it('may have a mark of its encoding, other ends of lines, spaces and empty lines', () => {
    const text = bankFileText([payment]);
    const [plain] = read(text);
    expect([plain?.kopecks, plain?.id]).toEqual([
      5_499_000,
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    const loose = text.replaceAll('\r\n', '\n \n').replaceAll('=', ' = ');
    expect([read(`\ufeff${text}`), read(loose), read(text.replaceAll('\r\n', '\r'))]).toEqual([
      [plain],
      [plain],
      [plain],
    ]);
    expect(readAll(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual([plain]);
  });

  it('has the same document where its number comes with signs that cannot be seen', () => {
    const noisy = ['77', ' 77\u200b', '\ufeff77\u2065', '7\u20657'];
    const ids = noisy.map((number) => read(bankFileText([{ ...payment, number }]))[0]?.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('is refused soon where it is of lines or spaces alone', () => {
    for (const sign of ['\n', ' ', '\n ', 'а', '1CClientBankExchange\n']) {
      const text = sign.repeat(LARGEST_BANK_FILE / Buffer.byteLength(sign));
      expect(faultOf(text)).toContain('Это не выписка');
    }
    const open = `1CClientBankExchange\nКодировка=UTF-8\nСекцияДокумент=П\nНазначениеПлатежа=`;
    expect(faultOf(open + 'а\n'.repeat(LARGEST_BANK_FILE / 4))).toContain('Строка 3');
  });

  it.each([
    ['1234.5', 123_450],
    ['1234', 123_400],
    ['1 234,50', 123_450],
    ['1\u00a0234\u202f567.05', 123_456_705],
    ['0.01', 1],
    ['1234-50', 123_450],
    ['9999999999.99', 999_999_999_999],
  ])('has the sum %s in whole kopecks', (sum, kopecks) => {
    expect(read(bankFileText([{ ...payment, sum }]))[0]?.kopecks).toBe(kopecks);
  });

  it.each(['1.234', '12,345', '-5', '0.00', '1e3', '12 34', '1,234.50', 'сто', '99999999999'])(
    'is refused for the sum «%s», with line and field',
    (sum) => {
      expect(faultOf(bankFileText([{ ...payment, sum }]))).toBe(
        `Строка 18, документ № 77: поле «Сумма» не прочитано: «${sum}»`,
      );
    },
  );

  it.each(['31.02.2026', '2026-04-28', '28.04.26', '1.4.2026', '00.00.0000'])(
    'is refused for the day «%s»',
    (day) => {
      expect(faultOf(bankFileText([{ ...payment, day }]))).toBe(
        `Строка 17, документ № 77: поле «Дата» не прочитано: «${day}»`,
      );
    },
  );

  it('is refused where it is cut off or its documents are broken, with the line', () => {
    const text = bankFileText([payment, payment]);
    const without = (line: string) => text.replace(`${line}\r\n`, '');
    expect(faultOf('')).toContain('пустой');
    expect(faultOf('PK\u0003\u0004')).toContain('Это не выписка');
    expect(faultOf(`Привет\n${text}`)).toContain('Это не выписка');
    expect(faultOf(without('КонецФайла'))).toContain('оборван');
    expect(faultOf(text.slice(0, text.lastIndexOf('Очередность')))).toContain('Строка 34');
    expect(faultOf(without('КонецДокумента'))).toContain('Строка 15');
    expect(faultOf(without('СекцияДокумент=Платежное поручение'))).toContain('Строка 32');
    expect(faultOf(without('Номер=77'))).toBe('Документ со строки 15: не заполнено поле «Номер»');
    expect(faultOf(text.replace('Очередность=5', 'Очередность'))).toContain('Строка 31');
    expect(faultOf(text.replace('Очередность=5', 'Сумма=1'))).toBe(
      'Строка 31: поле «Сумма» повторяется в документе',
    );
    expect(
      faultOf(bankFileText(Array.from({ length: MOST_DOCUMENTS + 1 }, () => payment))),
    ).toContain(`больше ${MOST_DOCUMENTS}`);
  });

  it('has purposes of several lines, in several fields or as they were typed', () => {
    const typed = bankFileText([{ ...payment, purpose: 'Оплата по счету\r\n№ 12\r\nНДС = 20' }]);
    const fields = bankFileText([
      { ...payment, purpose: '\r\nНазначениеПлатежа1=Оплата по счету\r\nНазначениеПлатежа2=№ 12' },
    ]);
    expect(read(typed)[0]?.purpose).toMatch(/^Оплата по счету № 12/);
    expect(read(fields)[0]?.purpose).toBe('Оплата по счету № 12');
  });
});

it.each([
  ['Оплата по счету № 12 от 28.04.2026, заказ 4F7K-2M9Q, без НДС', [12]],
  ['ОПЛАТА ПО СЧЕТУ N12 ОТ 28.04.2026 НДС НЕ ОБЛАГАЕТСЯ', [12]],
  ['За мебель по сч.№000012 от 28 апреля 2026 г.', [12]],
  ['Опл. сч. 12, 13 и 15 от 01.04.26', [12, 13, 15]],
  ['Счёт на оплату №12', [12]],
  ['счет No 12', [12]],
  ['мебель, № 12', [12]],
  ['По договору № 5, счет-фактура 7, заказ № 9', []],
  ['Расчетный счет 40702810200000000001', []],
  ['Перевод 12 000 руб.', []],
  ['', []],
])('in «%s» the invoices %j are named', (purpose, numbers) => {
  expect([...numbersInPurpose(purpose)]).toEqual(numbers);
});
