/** «счёт», «по счетам», «сч.» with what stands behind: numbers, signs before them, days. «Счёт-фактура» is another paper. */
const NAMED =
  /(?<!\p{L})сч(?:[её]т(?!\p{L}*[\s-]*факт)\p{L}*|\.|(?=[\s№#]))((?:[\s,;:№#]|N[oо]?\.?|и(?!\p{L})|на\s+оплату|от\s+\d+|от(?!\p{L})|\d{1,9}(?!\d))+)/giu;
const SIGN = /(?:№|#)\s*(\d{1,9})(?!\d)/gu;
/** What else has a number behind a sign. */
const OTHER =
  /(?:договор|дог|заказ|акт|накладн|упд|фактур|с\/ф|сч-ф|контракт|поручени|спецификац)\p{L}*\.?\s*$/iu;
const DAY = /(?<!\d)\d{1,2}\.\d{1,2}\.\d{2,4}(?!\d)/g;

/** The numbers that may be of invoices, as payers write them in a purpose: «Оплата по счету № 12 от 28.04.2026», «сч. 12, 13». */
export function numbersInPurpose(purpose: string): Set<number> {
  const text = purpose.replace(DAY, ' ');
  const found = [
    ...[...text.matchAll(NAMED)].flatMap(([, behind = '']) =>
      [...behind.matchAll(/(?<!от\s+)(?<!\d)\d+/giu)].map(([digits]) => digits),
    ),
    ...[...text.matchAll(SIGN)]
      .filter(({ index }) => !OTHER.test(text.slice(0, index)))
      .map(([, digits = '']) => digits),
  ];
  return new Set(found.map(Number).filter((number) => number > 0));
}
