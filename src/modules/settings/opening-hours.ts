import type { z } from 'zod';
import type { openingHours } from '#contracts/shop-content.ts';

type Hours = readonly z.infer<typeof openingHours>[];

const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** How Russian texts begin the names of the days, from Monday. */
const DAYS = [
  /^(пн|понедельник)$/,
  /^(вт|вторник)$/,
  /^(ср|среда)$/,
  /^(чт|четверг)$/,
  /^(пт|пятница)$/,
  /^(сб|суббота)$/,
  /^(вс|воскресенье)$/,
] as const;
const EVERY_DAY = /^(ежедневно|каждый день|без выходных)$/;
const WEEKDAYS = /^(будни|по будням)$/;
const WEEKEND = /^(выходные|по выходным)$/;
const CLOSED = /^(выходной|выходные|закрыто|не работаем)$/;
const ROUND_THE_CLOCK = /^круглосуточно$/;
/** `9:00–18:00`, `с 9 до 18`, `9.00 - 18.00`. */
const SPAN = /^(?:с )?(\d{1,2})(?:[:.](\d\d))? ?(?:-| до ) ?(\d{1,2})(?:[:.](\d\d))?$/;

/**
 * The hours as schema.org writes them: `Mo-Fr 09:00-18:00`. Empty where any text is unreadable: hours with a day missing would say that the
 * shop is closed then.
 */
export function schemaHours(hours: Hours): string[] {
  const read = hours.map(({ days, time }) => {
    const named = daysOf(plain(days));
    const spans = spansOf(plain(time));
    return named && spans && { named, spans };
  });
  if (!read.every((row) => row !== undefined)) return [];
  const all = read.flatMap(({ named }) => named.days);
  if (new Set(all).size < all.length) return [];
  return read.flatMap(({ named, spans }) => spans.map((span) => `${named.text} ${span}`));
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?- ?/g, '-')
    .replace(/[.:]$/, '')
    .trim();

interface NamedDays {
  /** Numbers of days, Monday is 0. */
  readonly days: readonly number[];
  /** `Mo-Fr`, `Sa,Su`. */
  readonly text: string;
}

function daysOf(text: string): NamedDays | undefined {
  if (EVERY_DAY.test(text)) return range(0, 6);
  if (WEEKDAYS.test(text)) return range(0, 4);
  if (WEEKEND.test(text)) return range(5, 6);
  const parts = text.split(/, ?| и /).map((part) => {
    const [first, last = first, ...rest] = part.split('-').map(dayOf);
    if (first === undefined || last === undefined || first > last) return undefined;
    return rest.length === 0 ? range(first, last) : undefined;
  });
  if (!parts.every((part) => part !== undefined)) return undefined;
  return {
    days: parts.flatMap(({ days }) => days),
    text: parts.map(({ text }) => text).join(','),
  };
}

function dayOf(name: string): number | undefined {
  const index = DAYS.findIndex((pattern) => pattern.test(name.replace(/\.$/, '')));
  return index === -1 ? undefined : index;
}

const range = (first: number, last: number): NamedDays => ({
  days: WEEK.map((_, day) => day).slice(first, last + 1),
  text: first === last ? `${WEEK[first]}` : `${WEEK[first]}-${WEEK[last]}`,
});

/** Empty: closed. Undefined: unreadable. */
function spansOf(text: string): string[] | undefined {
  if (CLOSED.test(text)) return [];
  if (ROUND_THE_CLOCK.test(text)) return ['00:00-23:59'];
  const spans = text.split(/, ?| и /).map(spanOf);
  return spans.every((span) => span !== undefined) ? spans : undefined;
}

function spanOf(text: string): string | undefined {
  const [match, fromHour, fromMinute = '00', toHour, toMinute = '00'] = SPAN.exec(text) ?? [];
  if (!match) return undefined;
  const from = `${fromHour?.padStart(2, '0')}:${fromMinute}`;
  const to = `${toHour?.padStart(2, '0')}:${toMinute}`;
  // 24:00 is midnight at the end of the day.
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (!isTime(from) || !(isTime(to) || to === '24:00') || from >= to) return undefined;
  return `${from}-${to === '24:00' ? '23:59' : to}`;
}
