import { counted } from '../words/plural.ts';

/** The facts beside the button of a product. */
export const factMessages = {
  sleepingPlace: 'Спальное место',
  unfolded: 'Ширина в\u00a0разложенном виде',
  /** Whole years are said in years. */
  months: (months: number) =>
    months % 12 === 0
      ? counted(months / 12, 'год', 'года', 'лет')
      : counted(months, 'месяц', 'месяца', 'месяцев'),
  returns: 'Возврат',
  /** By law for what is bought at a distance. */
  returnTerm: '7\u00a0дней после получения',
} as const;
