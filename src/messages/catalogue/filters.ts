import type { AttributeKey, attributes } from '#contracts/attributes.ts';
import type { CurrencySign } from '#contracts/currency-signs.ts';
import { counted, goods, groupDigits } from '../words/plural.ts';
import { formatPrice } from '../words/price.ts';
import { formatCentimetres, lengthIn, lengthUnit } from './length.ts';

type RangeKey = {
  [Key in AttributeKey]: (typeof attributes)[Key]['filter'] extends 'range' ? Key : never;
}[AttributeKey];
type ShortName<Key extends string> = Key extends `dimensions_${infer Name}` ? Name : Key;

/** Dative forms for 'Без ограничения по …', by filter name. */
const limitedBy: Record<ShortName<RangeKey> | 'price' | 'fit', string> = {
  price: 'цене',
  fit: 'размерам ниши',
  width: 'ширине',
  height: 'высоте',
  depth: 'глубине',
  thickness: 'толщине',
  weight: 'весу',
  expanded_width: 'ширине в разложенном виде',
  expanded_height: 'высоте в разложенном виде',
  corner_width: 'ширине угловой части',
  seat_width: 'ширине сиденья',
  seat_height: 'высоте сиденья',
  seat_depth: 'глубине сиденья',
  armrest_width: 'ширине подлокотника',
  armrest_height: 'высоте подлокотника',
  bed_width: 'ширине спального места',
  bed_length: 'длине спального места',
  footboard_height: 'высоте изножья',
  max_load: 'допустимой нагрузке',
  facade_thickness: 'толщине фасада',
  production_time_days: 'сроку изготовления',
  warranty_period_months: 'сроку гарантии',
};

const grouped = (value: number): string => {
  const [whole = '', fraction] = String(value).split('.');
  return fraction ? `${groupDigits(whole)},${fraction}` : groupDigits(whole);
};

const sides = { width: 'ширина', height: 'высота', depth: 'глубина' } as const;

/** The filters of a list: panel, drawer, chips and the links of an empty list. */
export const filterMessages = {
  title: 'Фильтры',
  opener: (chosen: number) => (chosen > 0 ? `Фильтры, ${chosen}` : 'Фильтры'),
  show: (count: number) => `Показать ${goods(count)}`,
  apply: 'Показать товары',
  reset: 'Сбросить',
  resetAll: 'Сбросить все фильтры',
  retry: 'Повторить',
  failed: 'Не удалось загрузить фильтры.',
  nothing: {
    ru: 'По выбранным фильтрам ничего не нашлось.',
    en: 'No products found for selected filters.',
  },
  suggestions: 'Что можно сделать:',

  popular: 'Популярные фильтры',
  upTo: (price: number, currency: CurrencySign) => `До\u00a0${formatPrice(price, { currency })}`,
  chosen: 'Выбранные фильтры',
  remove: (chip: string) => `Убрать: ${chip}`,

  from: 'от',
  to: 'до',
  more: (count: number) => `Показать ещё ${count}`,
  less: 'Свернуть',
  shades: (count: number) => counted(count, 'оттенок', 'оттенка', 'оттенков'),
  shadesOf: (count: number, family: string) =>
    `${counted(count, 'оттенок', 'оттенка', 'оттенков')}: ${family}`,
  number: grouped,
  /** The end of a range of lengths, the longest of which is told in the same unit. */
  length: (millimetres: number, longest: number) => {
    const unit = lengthUnit(longest);
    return `${lengthIn(unit, millimetres)}\u00a0${unit}`;
  },
  /** Lengths are typed in centimetres or millimetres. */
  rangeLabel: (label: string, unit: string, isLength: boolean) => {
    if (isLength) return `${label}, см или мм`;
    return unit ? `${label}, ${unit}` : label;
  },
  wrongLength: 'Введите размер числом: 180, 180\u00a0см или 1,8\u00a0м.',
  wrongNumber: 'Введите число, например 50\u00a0000.',
  yesOrNo: 'Дополнительно',

  niche: 'Поместится в нишу',
  nicheHint: 'Введите размеры ниши в\u00a0см или мм\u00a0— покажем то, что в\u00a0неё встанет.',
  nicheSides: { width: 'Ширина ниши', height: 'Высота ниши', depth: 'Глубина ниши' },

  /** A short text of the selected values. */
  range: (
    { label, unit, isLength }: { label: string; unit: string; isLength: boolean },
    { min, max }: { min?: number; max?: number },
  ) => {
    const lengths = isLength && lengthUnit(Math.max(min ?? 0, max ?? 0));
    const shown = (value: number) => (lengths ? lengthIn(lengths, value) : grouped(value));
    return (
      [
        label,
        min !== undefined && `от\u00a0${shown(min)}`,
        max !== undefined && `до\u00a0${shown(max)}`,
      ]
        .filter(Boolean)
        .join(' ') + (unit && `\u00a0${lengths || unit}`)
    );
  },
  option: (label: string, value: string) => `${label}: ${value}`,
  name: (text: string) => `Название: «${text}»`,
  chosenNiche: (niche: Partial<Record<keyof typeof sides, number>>) => {
    const stated = Object.entries(sides).flatMap(([side, word]) => {
      const size = niche[side as keyof typeof sides];
      return size === undefined ? [] : [`${word}\u00a0${formatCentimetres(size)}`];
    });
    return `Ниша: ${stated.join(', ')}`;
  },

  /** Link of an empty list that removes one filter. */
  wayOut: (filter: { name: string; label: string; count: number }) =>
    `${withoutFilter(filter)}\u00a0— ${goods(filter.count)}`,
} as const;

const withoutFilter = ({ name, label }: { name: string; label: string }): string =>
  name in limitedBy
    ? `Без ограничения по ${limitedBy[name as keyof typeof limitedBy]}`
    : `Без фильтра «${label}»`;
