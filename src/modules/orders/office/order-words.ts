import ru from 'convert-layout/ru.js';
import { normaliseOrderNumber } from '#contracts/order-number.ts';

/** What a typed text asks for. */
export interface OrderWords {
  /** A `tsquery` over the words of orders; empty where the text has no word. */
  readonly query: string;
  /** How the article of a line begins; empty where the text cannot be one. */
  readonly article: string;
  /** Whether the text may be a word of many orders: it is no number, phone or e-mail. */
  readonly isCommon: boolean;
}

/** Digits that are only a phone number or a part of one, as people and programs write them. */
const PHONE = /^(?:tel:|тел\.?:?)?[+\d\s().\p{Pd}]+$/iu;
/** Marks of direction and the like, which come along from other programs. */
const INVISIBLE = /\p{Cf}/gu;
/** Letters of the Latin layout, and its signs that are letters in the Russian one. */
const LATIN = /^[a-z[\];',.`\s]+$/i;
const ARTICLE = /^[\p{L}\d][\p{L}\d./-]{2,}$/u;

/**
 * Reads a typed text: an order number with letters of either alphabet, an e-mail, digits of a phone number from any place on, an article, or
 * words, each of which begins a word of the order, be they typed in the Latin layout.
 */
export function readOrderWords(typed: string): OrderWords {
  const text = typed.replace(INVISIBLE, '').normalize('NFC').trim();
  const number = normaliseOrderNumber(text);
  // Eight digits can be an order number and a part of a phone number.
  const choices = [
    number ? quoted(number.replace('-', '').toLowerCase()) : '',
    PHONE.test(text) ? phoneQuery(text) : '',
    wordsQuery(text),
    LATIN.test(text) ? wordsQuery(ru.fromEn(text)) : '',
  ].filter(Boolean);
  return {
    query: [...new Set(choices)].map((choice) => `(${choice})`).join(' | '),
    isCommon: !number && !PHONE.test(text) && !text.includes('@'),
    article: ARTICLE.test(text) && /\d/.test(text) ? text.toUpperCase() : '',
  };
}

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
