import { partsOf } from '#contracts/number-text.ts';
import { readNumber } from '#contracts/read-number.ts';
import { cached } from './cached.ts';

/** Conversion factors to the registry's units. */
const units: Record<string, Record<string, number>> = {
  мм: {
    мм: 1,
    mm: 1,
    см: 10,
    cm: 10,
    дм: 100,
    м: 1000,
    m: 1000,
    метр: 1000,
    метра: 1000,
    метров: 1000,
    сантиметр: 10,
    сантиметров: 10,
    миллиметр: 1,
    миллиметров: 1,
    дюйм: 25.4,
  },
  кг: {
    кг: 1,
    kg: 1,
    килограмм: 1,
    килограммов: 1,
    г: 0.001,
    гр: 0.001,
    g: 0.001,
    т: 1000,
    ц: 100,
  },
  'дн.': {
    дн: 1,
    день: 1,
    дня: 1,
    дней: 1,
    сут: 1,
    суток: 1,
    нед: 7,
    неделя: 7,
    недель: 7,
    недели: 7,
    неделю: 7,
    месяц: 30,
    месяца: 30,
    месяцев: 30,
  },
  'мес.': { мес: 1, месяц: 1, месяца: 1, месяцев: 1, год: 12, года: 12, лет: 12, г: 12 },
};

/** The factor from `given` to `wanted`, a unit of the registry; undefined if the units are not convertible. */
export const unitFactor = (wanted: string, given: string): number | undefined =>
  units[wanted]?.[bare(given)];

/** The factor from `given` to any other unit of the same measure; undefined if the units are not convertible. */
export function factorBetween(wanted: string, given: string): number | undefined {
  if (bare(wanted) === bare(given)) return 1;
  const measure = Object.values(units).find((all) => all[bare(wanted)] && all[bare(given)]);
  return measure && (measure[bare(given)] ?? 1) / (measure[bare(wanted)] ?? 1);
}

const bare = (unit: string): string =>
  unit.toLowerCase().replace(ofDays, '').replace(/\.$/, '').trim();

/** Which days are counted makes no difference here: «рабочих дней», «раб. день». */
const ofDays = /^(?:рабоч\p{L}+|раб\.?|календарн\p{L}+|кал\.?)(?=[\s\p{L}])\s*/u;

/** Whether a unit is known. */
export const isUnit = (unit: string): boolean =>
  Object.keys(units).some((wanted) => unitFactor(wanted, unit) !== undefined);

/** Of these no thing has a thousand: 1.250 of them has a fraction. */
const isNeverThousands = (unit: string): boolean =>
  /^(?:кг|kg|килограмм\p{L}*|т|м|m|метр\p{L}*)$/u.test(bare(unit));

/**
 * Parses a number as people write it: «54 990,00», «1.5», «2,5 кг»; `tail` is the text behind it, and `unit` one that stands elsewhere.
 * Undefined for a number that can mean two, as «2.100 мм».
 */
export function numberWithTail(
  text: string,
  unit = '',
): { value: number; tail: string } | undefined {
  const read = readAny(text);
  if ('value' in read) return read;
  const tail = partsOf(text)?.tail ?? '';
  if (!('readings' in read) || !isNeverThousands(tail || unit)) return undefined;
  return { value: read.readings[1], tail };
}

/** Numbers of attributes repeat: most are sizes in whole centimetres. */
const readAny = cached((text) => readNumber(text, { kind: 'number' }));
