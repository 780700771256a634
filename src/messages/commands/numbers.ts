import { groupDigits } from '../words/plural.ts';

const plain = (value: number): string => String(value).replace('.', ',');

function shown(value: number): string {
  const [whole = '', fraction] = plain(value).split(',');
  return groupDigits(whole) + (fraction === undefined ? '' : `,${fraction}`);
}

/** Asks which of two numbers a text means: «54.990»: это 54 990 ₽ или 54,99 ₽? Напишите 54990 или 54,99. */
export function twoReadings(text: string, readings: readonly number[], unit: string): string {
  const meant = readings.map((value) => `${shown(value)}${unit && `\u00a0${unit}`}`).join(' или ');
  return `«${text}»: это ${meant}? Напишите ${readings.map(plain).join(' или ')}`;
}

/** What is wrong with a sum that is typed. */
export const sumMessages = {
  from: 'Напишите цену этого товара, без «от»',
  between: (most: number) => `Сумма от\u00a00 до\u00a0${groupDigits(most)}\u00a0₽`,
  halfKopeck: 'Копеек не\u00a0больше двух цифр, например 12500,50',
} as const;
