import { formatOfZone, type TimeZone } from '#contracts/time-zones.ts';

interface ZoneWords {
  /** In brackets after a time: «в 12:00 (Москва)». */
  readonly city: string;
  /** After «Время:», with the distance from Moscow time. */
  readonly time: string;
}

/** How Russian sentences name a time zone. */
export const zoneWords: Readonly<Record<TimeZone, ZoneWords>> = {
  'Europe/Kaliningrad': { city: 'Калининград', time: 'калининградское (МСК−1)' },
  'Europe/Moscow': { city: 'Москва', time: 'московское' },
  'Europe/Kirov': { city: 'Киров', time: 'московское' },
  'Europe/Volgograd': { city: 'Волгоград', time: 'московское' },
  'Europe/Astrakhan': { city: 'Астрахань', time: 'астраханское (МСК+1)' },
  'Europe/Saratov': { city: 'Саратов', time: 'саратовское (МСК+1)' },
  'Europe/Ulyanovsk': { city: 'Ульяновск', time: 'ульяновское (МСК+1)' },
  'Europe/Samara': { city: 'Самара', time: 'самарское (МСК+1)' },
  'Asia/Yekaterinburg': { city: 'Екатеринбург', time: 'екатеринбургское (МСК+2)' },
  'Asia/Omsk': { city: 'Омск', time: 'омское (МСК+3)' },
  'Asia/Novosibirsk': { city: 'Новосибирск', time: 'новосибирское (МСК+4)' },
  'Asia/Barnaul': { city: 'Барнаул', time: 'барнаульское (МСК+4)' },
  'Asia/Tomsk': { city: 'Томск', time: 'томское (МСК+4)' },
  'Asia/Novokuznetsk': { city: 'Новокузнецк', time: 'новокузнецкое (МСК+4)' },
  'Asia/Krasnoyarsk': { city: 'Красноярск', time: 'красноярское (МСК+4)' },
  'Asia/Irkutsk': { city: 'Иркутск', time: 'иркутское (МСК+5)' },
  'Asia/Chita': { city: 'Чита', time: 'читинское (МСК+6)' },
  'Asia/Yakutsk': { city: 'Якутск', time: 'якутское (МСК+6)' },
  'Asia/Khandyga': { city: 'Хандыга', time: 'хандыгское (МСК+6)' },
  'Asia/Vladivostok': { city: 'Владивосток', time: 'владивостокское (МСК+7)' },
  'Asia/Ust-Nera': { city: 'Усть-Нера', time: 'усть-нерское (МСК+7)' },
  'Asia/Magadan': { city: 'Магадан', time: 'магаданское (МСК+8)' },
  'Asia/Sakhalin': { city: 'Сахалин', time: 'сахалинское (МСК+8)' },
  'Asia/Srednekolymsk': { city: 'Среднеколымск', time: 'среднеколымское (МСК+8)' },
  'Asia/Kamchatka': { city: 'Камчатка', time: 'камчатское (МСК+9)' },
  'Asia/Anadyr': { city: 'Анадырь', time: 'анадырское (МСК+9)' },
};

const clockOf = formatOfZone('ru-RU', { dateStyle: 'long', timeStyle: 'short' });

/** A time on the clock of a zone: '20 ноября 2026 г. в 12:00'. */
export const formatTime = (time: Date, timeZone: TimeZone): string =>
  clockOf(timeZone).format(time);

const dayOf = formatOfZone('ru-RU', { dateStyle: 'long' });

/** The day of a time in a zone: '20 ноября 2026 г.'. */
export const formatDay = (time: Date, timeZone: TimeZone): string => dayOf(timeZone).format(time);

const dateOf = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' });

/** A date, `YYYY-MM-DD`: '20 ноября 2026 г.'. */
export const formatDate = (date: string): string => dateOf.format(Date.parse(date));

const clockOfYear = formatOfZone('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const dayOfYear = formatOfZone('ru-RU', { day: 'numeric', month: 'long' });
const dateOfYear = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const yearOf = formatOfZone('ru-RU', { year: 'numeric' });

const isThisYear = (time: Date, zone: TimeZone): boolean =>
  yearOf(zone).format(time) === yearOf(zone).format(new Date());

/** A time near today, whose year goes without saying: '20 ноября в 12:00'; of another year as {@link formatTime}. */
export const formatNearTime = (time: Date, zone: TimeZone): string =>
  (isThisYear(time, zone) ? clockOfYear(zone).format(time) : formatTime(time, zone)).replace(
    ' в ',
    ' в\u00a0',
  );

/** A day near today: '20 ноября'; of another year as {@link formatDay}. */
export const formatNearDay = (time: Date, zone: TimeZone): string =>
  isThisYear(time, zone) ? dayOfYear(zone).format(time) : formatDay(time, zone);

/** A date, `YYYY-MM-DD`, near today: '20 ноября'; of another year as {@link formatDate}. */
export const formatNearDate = (date: string): string =>
  date.startsWith(String(new Date().getFullYear()))
    ? dateOfYear.format(Date.parse(date))
    : formatDate(date);

/** A time with the name of its zone: '20 ноября 2026 г. в 12:00 (Москва)'. */
export const formatTimeAndZone = (time: Date, timeZone: TimeZone): string =>
  `${formatTime(time, timeZone)} (${zoneWords[timeZone].city})`;
