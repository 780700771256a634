import { counted } from '../words/plural.ts';

/** Why a parameter is not quite understood, and what becomes of it. */
export const leftOutReasons = {
  unknown: 'показывается словами поставщика',
  unit: 'не указана единица измерения, показывается словами поставщика',
  value: 'значение не подходит, показывается словами поставщика',
  part: 'прочитано не всё, показывается и словами поставщика',
  twice: 'сказано дважды и по-разному, второе показывается словами поставщика',
  service: 'служебная колонка, не показывается',
  dropped: 'не показывается: слишком длинно, слишком много или внутренняя цена',
  guessed: 'единица не указана, угадана по величине всех значений',
};

interface LeftOutLine {
  readonly name: string;
  readonly why: keyof typeof leftOutReasons;
  readonly count: number;
  readonly example: string;
  readonly unit?: string;
}

const guessedUnit = (unit: string) =>
  `единица не указана; по величине всех значений это «${unit}», так и прочитано`;

const times = (count: number) => counted(count, 'раз', 'раза', 'раз');

/** What a report says of parameters that are not quite understood. */
export const leftOutMessages = {
  line: ({ name, why, count, example, unit = '' }: LeftOutLine) => {
    const reason = why === 'guessed' ? guessedUnit(unit) : leftOutReasons[why];
    return `  «${name}» — ${reason}, ${times(count)}, например «${example}»`;
  },
  heading: 'Параметры, которые магазин понял не полностью:',
  more: (count: number) => `  и ещё ${counted(count, 'название', 'названия', 'названий')}`,
} as const;
