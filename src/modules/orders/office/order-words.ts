import ru from 'convert-layout/ru.js';
import { normaliseOrderNumber } from '#contracts/order-number.ts';

/** What a typed text asks for. */
export interface OrderWords {
  /** A `tsquery` over the words of orders; empty where the text has no word. */
  readonly query: string;
  /** How the article of a line begins; empty where the text cannot be one. */
  readonly article: string;
  /** A `tsquery` over the names of companies that buy; empty where the text has no word. */
  readonly company: string;
  /** Of such a company; empty where the text is none. */
  readonly inn: string;
  /** The number of an invoice; 0 where the text is none. */
  readonly invoice: number;
  /** Whether the text may be a word of many orders: it is no number, phone or e-mail. */
  readonly isCommon: boolean;
}

/** Digits that are only a phone number or a part of one, as people and programs write them. */
const PHONE = /^(?:tel:|тел\.?:?)?[+\d\s().\p{Pd}]+$/iu;
/** Marks of direction and the like, which come along from other programs. */
const INVISIBLE = /\p{Cf}/gu;
/** Letters of the Latin layout, and its signs that are letters in the Russian one. */
const LATIN = /^[a-z[\];',.`\s]+$/i;
const INVOICE = /^(?:сч[её]т\p{L}*\s*)?(?:№\s*)?(\d{1,9})$/iu;
const INN = /^(?:инн\s*)?(\d{10}|\d{12})$/iu;
const ARTICLE = /^[\p{L}\d][\p{L}\d./-]{2,}$/u;

/**
 * Reads a typed text: an order number with letters of either alphabet, an e-mail, digits of a phone number from any place on, an article, or
 * words, each of which begins a word of the order or of the name of its company, be they typed in the Latin layout; an ИНН, «счёт 12».
 */
export function readOrderWords(typed: string): OrderWords {
  const text = typed.replace(INVISIBLE, '').normalize('NFC').trim();
  const number = normaliseOrderNumber(text);
  // Eight digits can be an order number and a part of a phone number.
  const invoice = INVOICE.exec(text)?.[1];
  // «№ 12» is no word of an address.
  const isInvoice = invoice !== undefined && invoice !== text;
  const named = isInvoice
    ? []
    : [wordsQuery(text), LATIN.test(text) ? wordsQuery(ru.fromEn(text)) : ''];
  const choices = [
    number ? quoted(number.replace('-', '').toLowerCase()) : '',
    PHONE.test(text) ? phoneQuery(text) : '',
    ...named,
  ];
  return {
    query: anyOf(choices),
    company: text.includes('@') ? '' : anyOf(named),
    inn: INN.exec(text)?.[1] ?? '',
    invoice: Number(invoice ?? 0),
    isCommon: !number && !PHONE.test(text) && !text.includes('@'),
    article: ARTICLE.test(text) && /\d/.test(text) ? text.toUpperCase() : '',
  };
}

const anyOf = (choices: readonly string[]): string =>
  [...new Set(choices.filter(Boolean))].map((choice) => `(${choice})`).join(' | ');

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '')}'`;

function phoneQuery(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 4) return '';
  const isWhole = /^[78]\d{10}$/.test(digits);
  return `${quoted(isWhole ? digits.slice(1) : digits)}:*`;
}

/** Every word begins one of the order; an e-mail is one word. */
const wordsQuery = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+/)
    .flatMap((word) =>
      word.includes('@') ? word : word.replaceAll('ё', 'е').split(/[^0-9\p{L}]+/u),
    )
    .filter(Boolean)
    .map((word) => `${quoted(word)}:*`)
    .join(' & ');
