import { days } from './plural.ts';

/** The rules of a shop in words. */
export const termWords = {
  warranty: 'Гарантия',
  returnLabel: 'Возврат',
  seller: 'Продавец',
  /** Until when goods can be given back. `longer`: days for what was not used. */
  returns: (term: number, longer: number) =>
    longer > term
      ? `${days(longer)}, если вещью не\u00a0пользовались`
      : `${days(term)} после получения`,
} as const;
