import type { ChargeKind } from '#contracts/order-states.ts';
import { counted, decimal } from '../words/plural.ts';

const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const dayOfYear = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' });

const shortDay = new Intl.DateTimeFormat('ru-RU', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

interface Days {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

/**
 * «12 декабря», «12–16 декабря», «29 декабря – 12 января»; with the year where the days are so far from `now` that they could be taken for those
 * of another year: «9–11 декабря 2030 г.».
 */
export function daysText({ from, to }: Days, now: Date): string {
  const [first, last] = [new Date(from), new Date(to)];
  const isFar = !isPlain(from, now) || !isPlain(to, now);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const end = noBreak((isFar ? dayOfYear : dayOfMonth).format(last));
  if (from === to) return end;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${day.format(first)}–${end}`;
  const start = isFar && !isOneYear ? dayOfYear : dayOfMonth;
  return `${noBreak(start.format(first))}\u00a0– ${end}`;
}

/** Half a year: so far away a day without its year is still taken for the right one. */
const HALF_A_YEAR = 183 * 24 * 3600_000;

/** Whether a day without its year is understood: at most half a year from now, or later in the same year. */
function isPlain(date: string, now: Date): boolean {
  const ahead = Date.parse(date) - now.getTime();
  const isSameYear = date.startsWith(String(now.getUTCFullYear()));
  return ahead >= -HALF_A_YEAR && (ahead <= HALF_A_YEAR || isSameYear);
}

const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A day with its weekday: «ср, 12 декабря». */
export const dayWithWeekday = (date: string): string => noBreak(shortDay.format(new Date(date)));

/** What cannot be counted. */
const DAY_BY_PHONE = 'дату назовём по\u00a0телефону';

/** A promise in words; null: told by telephone. */
export const promiseText = (
  promise: (Days & { readonly has_margin: boolean }) | null,
  now: Date,
): string =>
  promise ? daysText(promise, now) + (promise.has_margin ? ', с\u00a0запасом' : '') : DAY_BY_PHONE;

interface Reason {
  readonly zone?: string;
  readonly isFree?: boolean;
  readonly km?: number;
  readonly floor?: number;
  readonly by?: 'passenger lift' | 'freight lift' | 'hand';
  readonly pieces?: number;
  readonly isLeast?: boolean;
  readonly isCarrier?: boolean;
}

const lifts = {
  'passenger lift': 'лифт',
  'freight lift': 'грузовой лифт',
  hand: 'на руках',
} as const;

/** Why a part of delivery costs what it does. */
export function reasonText(
  kind: ChargeKind,
  { zone, isFree, km, isLeast, floor, by, pieces, isCarrier }: Reason,
): string {
  const parts = [
    kind === 'delivery' && zone,
    isCarrier && 'транспортная компания',
    km !== undefined && `${decimal(km)}\u00a0км`,
    isLeast && 'без километров за\u00a0городом',
    isFree && 'бесплатно от\u00a0суммы заказа',
    floor !== undefined && `${floor}-й\u00a0этаж`,
    by !== undefined && by !== 'hand' && lifts[by],
    kind === 'assembly' &&
      pieces !== undefined &&
      counted(pieces, 'предмет', 'предмета', 'предметов'),
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
}

/** Why a part is told by telephone. */
export const callReasons = {
  'no zone': 'цену в\u00a0ваш город назовёт менеджер',
  'weight not known': 'вес товара неизвестен, цену назовёт менеджер',
  'too heavy': 'заказ тяжёлый, цену назовёт менеджер',
  'too far': 'далеко от города, цену назовёт менеджер',
  'floor not known': 'цену назовёт менеджер, когда узнает этаж',
  'size not known': 'цену назовёт менеджер',
  'no lift rates': 'цену назовёт менеджер',
  'no assembly rates': 'цену назовёт менеджер',
} as const;

/** What is wrong with a town. */
export const townFaults = {
  unknown: 'Выберите город из\u00a0списка или укажите регион',
  ambiguous: (regions: readonly string[]) =>
    `Таких городов несколько, уточните регион: ${regions.join(', ')}`,
} as const;

/** Hours that the shop does not offer. */
export const SLOT_UNKNOWN = 'Такого времени нет, выберите другое';

/** The charge of an order that is picked up. */
export const PICKUP = 'Самовывоз';
