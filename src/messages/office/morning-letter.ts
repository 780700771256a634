import type { Queue } from '#contracts/admin/work/today.ts';
import type { LetterText } from '../accounts/account-letters.ts';
import { formatDate } from '../words/shop-time.ts';
import { queueWords } from './today.ts';

/** The letter that tells the shop in the morning what waits for its staff. */
export const morningLetter = (day: string, queues: readonly Queue[]): LetterText => ({
  subject: `Что ждёт сегодня, ${formatDate(day)}`,
  lines: ['Доброе утро! Сегодня вас ждёт:', ...queues.map(queueLine)],
  button: 'Открыть офис',
  closing: ['Письмо приходит по\u00a0утрам, когда кого-то нужно не\u00a0забыть.'],
});

const queueLine = ({ name, count }: Queue): string =>
  `${queueWords[name].name}: ${count}. ${queueWords[name].about}.`;
