import { createHash } from 'node:crypto';
import { storableLine } from '#contracts/hidden-signs.ts';
import type { Kopecks } from '#contracts/money.ts';
import { FIRST_DAY, LAST_DAY } from '#contracts/validation.ts';
import { bankFileFaults as faults } from '#messages/office/bank-file.ts';
import { type WrittenDocument, wrong } from './read-bank-file.ts';

/** Money that came to an account of the shop by one document of the bank. */
export interface BankDocument {
  readonly id: string;
  /** Of the payer. */
  readonly account: string;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly kopecks: Kopecks;
  /** Empty: not told. */
  readonly inn: string;
  readonly payer: string;
  readonly purpose: string;
}

type Key = Pick<BankDocument, 'account' | 'number' | 'day' | 'kopecks' | 'inn'>;

/** By what a document is known again, whichever file has it. */
export const documentId = ({ account, number, day, kopecks, inn }: Key): string =>
  createHash('sha256')
    .update(JSON.stringify([account, number, day, kopecks, inn]))
    .digest('hex');

/** The account that a document brings money to. */
export const payeeOf = (written: WrittenDocument): string =>
  digits(textOf(written, 'ПолучательСчет') || textOf(written, 'ПолучательРасчСчет'));

/** Reads a document that brings money to the shop. Throws `invalid` of `file` with line and field. */
export function readDocument(written: WrittenDocument): BankDocument {
  const number = storableLine(needed(written, 'Номер').slice(0, 60)).trim();
  const named = textOf(written, 'Плательщик');
  const key = {
    account: digits(
      textOf(written, 'ПлательщикСчет') || textOf(written, 'ПлательщикРасчСчет'),
    ).slice(0, 40),
    number,
    day: dayOf(written, number),
    kopecks: kopecksOf(written, number),
    inn: innOf(digits(textOf(written, 'ПлательщикИНН')), named),
  };
  const payer = textOf(written, 'Плательщик1') || named.replace(/^ИНН\s*\d+\s*/i, '');
  return { ...key, id: documentId(key), payer: payer.slice(0, 200), purpose: purposeOf(written) };
}

const digits = (text: string): string => text.replace(/\s/g, '');

/** The text without line breaks and control characters, as the screen sends it back. */
const textOf = ({ fields }: WrittenDocument, name: string): string =>
  storableLine(fields.get(name)?.value ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();

function needed(written: WrittenDocument, name: string): string {
  const text = textOf(written, name);
  if (!text) throw wrong(faults.missing(written.line, name));
  return text;
}

const lineOf = ({ fields, line }: WrittenDocument, name: string): number =>
  fields.get(name)?.line ?? line;

/** «1234.5», «1234», «1 234,50», «1234-50». */
const SUM = /^(\d{1,10}|\d{1,3}(?: \d{3}){1,3})(?:[.,-](\d{1,2}))?$/;

function kopecksOf(written: WrittenDocument, number: string): Kopecks {
  const text = needed(written, 'Сумма');
  const [, whole = '', fraction = ''] = SUM.exec(text) ?? [];
  const kopecks = Number(whole.replaceAll(' ', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (!whole || kopecks === 0)
    throw wrong(faults.unread(lineOf(written, 'Сумма'), number, 'Сумма', text));
  return kopecks;
}

function dayOf(written: WrittenDocument, number: string): string {
  const text = needed(written, 'Дата');
  const day = text.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1');
  const time = day === text ? Number.NaN : Date.parse(day);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  if (!isDay || day < FIRST_DAY || day > LAST_DAY)
    throw wrong(faults.unread(lineOf(written, 'Дата'), number, 'Дата', text));
  return day;
}

/** Some banks tell it before the name alone. */
const innOf = (told: string, named: string): string =>
  (/^\d{10}$|^\d{12}$/.test(told) ? told : /^ИНН\s*(\d{12}|\d{10})(?!\d)/i.exec(named)?.[1]) ?? '';

const PARTS = ['', '1', '2', '3', '4', '5', '6'];

/** A long one has several fields, of which the first may be the whole. */
function purposeOf(written: WrittenDocument): string {
  const [whole = '', ...parts] = PARTS.map((part) => textOf(written, `НазначениеПлатежа${part}`));
  return (whole || parts.filter(Boolean).join(' ')).slice(0, 500);
}
