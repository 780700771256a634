import type { ShownDays } from './shown-days.ts';

/** The IANA time zones of Russia that an owner can choose, from west to east. */
export const timeZones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Kirov',
  'Europe/Volgograd',
  'Europe/Astrakhan',
  'Europe/Saratov',
  'Europe/Ulyanovsk',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Barnaul',
  'Asia/Tomsk',
  'Asia/Novokuznetsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Chita',
  'Asia/Yakutsk',
  'Asia/Khandyga',
  'Asia/Vladivostok',
  'Asia/Ust-Nera',
  'Asia/Magadan',
  'Asia/Sakhalin',
  'Asia/Srednekolymsk',
  'Asia/Kamchatka',
  'Asia/Anadyr',
] as const;
export type TimeZone = (typeof timeZones)[number];

/** The zone of a shop that names none. */
export const USUAL_ZONE: TimeZone = 'Europe/Moscow';

/** Makes a format of each zone once: to make one takes a hundred times as long as to use it. */
export function formatOfZone(
  language: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: TimeZone) => Intl.DateTimeFormat {
  const made = new Map<TimeZone, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format =
      made.get(timeZone) ?? new Intl.DateTimeFormat(language, { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}

/** Whether a day of the shop's time zone, `YYYY-MM-DD`, is one of those. */
export const isShownOn = ({ from, until }: ShownDays, day: string): boolean =>
  (!from || from <= day) && (!until || day <= until);
