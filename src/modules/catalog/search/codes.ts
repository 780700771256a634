import { isNumber } from './words.ts';

/** A letter and the number behind it: a lamp base E27, a thread M8. */
export interface Code {
  readonly letter: string;
  readonly number: string;
}

/** The code that a text without spaces is, by its words. Units stand behind a number and make no code. */
export function codeOf(chunk: string, words: readonly string[]): Code | undefined {
  const [letter = '', number = ''] = words;
  const isCode =
    words.length === 2 &&
    letter.length === 1 &&
    isNumber(number) &&
    chunk.includes(letter + number);
  return isCode ? { letter, number } : undefined;
}

const latin = 'abcehkmoptxy';
const russian = 'авсенкмортху';

/** The letter, and the one of the other alphabet that looks the same: people type and suppliers write either. */
export function lookalikes(letter: string): string[] {
  const other = russian[latin.indexOf(letter)] ?? latin[russian.indexOf(letter)];
  return other === undefined ? [letter] : [letter, other];
}
