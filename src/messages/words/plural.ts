const rules = new Intl.PluralRules('ru');

/** The form of a Russian noun for a count: plural(2, 'товар', 'товара', 'товаров') is 'товара'. */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** The count and its noun with a no-break space: '21 товар'. */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${groupDigits(count)}\u00a0${plural(count, one, few, many)}`;

/** '21 день'; `daysOf` after «в течение» and the like: '21 дня'. */
export const days = (count: number): string => counted(count, 'день', 'дня', 'дней');
export const daysOf = (count: number): string => counted(count, 'дня', 'дней', 'дней');

/** '10 лет'; `yearsOf`: '1 года'. */
export const years = (count: number): string => counted(count, 'год', 'года', 'лет');
export const yearsOf = (count: number): string => counted(count, 'года', 'лет', 'лет');

/** '21 товар'. */
export const goods = (count: number): string => counted(count, 'товар', 'товара', 'товаров');

/** '18 месяцев'; whole years are said in years. */
export const months = (count: number): string =>
  count % 12 === 0
    ? counted(count / 12, 'год', 'года', 'лет')
    : counted(count, 'месяц', 'месяца', 'месяцев');

/** A number with a Russian comma: '12,5'. */
export const decimal = (value: number): string => String(value).replace('.', ',');

/** Digit groups with no-break spaces, as Russian typography requires: '54 990'. */
export const groupDigits = (whole: number | string): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
