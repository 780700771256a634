const UNIT =
  'мм|см|м|кг|г|л|мл|Вт|К|дБ|бар|шт|мес|месяц|месяца|месяцев|год|года|лет|дн|дня|дней|°C';

const beforeUnit = new RegExp(`(\\d) (?=(?:${UNIT})(?![\\p{L}\\d]))`, 'gu');

/** Numbers stay on a line with their units, thousands with thousands, a dash with the word before it: «кресло — 2 шт.»; × has one spacing. */
export const noBreaks = (text: string): string =>
  text
    .replaceAll(beforeUnit, '$1\u00a0')
    .replaceAll(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0')
    .replaceAll(/(\d) ?× ?(?=\d)/g, '$1\u00a0×\u00a0')
    .replaceAll(' — ', '\u00a0— ');
