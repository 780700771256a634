import type { Attributes } from '../attributes.ts';
import type { ModelInput } from '../build.ts';
import { kinds } from '../kinds/index.ts';

/** What a thing of each kind is called, for the tests. */
const nouns: Readonly<Record<string, string>> = {
  set: 'Комплект мебели для спальни',
  'corner-sofa': 'Диван угловой',
  sofa: 'Диван прямой',
  linen: 'Постельное бельё',
  rocker: 'Кресло-качалка',
  armchair: 'Кресло',
  nightstand: 'Тумба прикроватная',
  crib: 'Кроватка детская',
  bunk: 'Кровать двухъярусная',
  daybed: 'Тахта',
  bed: 'Кровать',
  mattress: 'Матрас',
  bench: 'Банкетка',
  pouf: 'Пуф',
  'sliding-wardrobe': 'Шкаф-купе',
  'corner-wardrobe': 'Шкаф угловой',
  'shoe-cabinet': 'Обувница',
  'coat-rack': 'Вешалка напольная',
  hallway: 'Прихожая',
  wardrobe: 'Шкаф распашной',
  'wall-unit': 'Стенка',
  'wall-shelf': 'Полка',
  rack: 'Стеллаж',
  'corner-kitchen': 'Кухня угловая',
  'island-kitchen': 'Кухня с островом',
  sink: 'Мойка',
  shower: 'Душевая система',
  mixer: 'Смеситель',
  'ball-valve': 'Кран шаровой',
  organizer: 'Корзина',
  kitchen: 'Кухня прямая',
  'floor-lamp': 'Торшер',
  'table-lamp': 'Лампа настольная',
  sconce: 'Бра',
  pendant: 'Светильник подвесной',
  'coffee-table': 'Стол журнальный',
  'round-table': 'Стол круглый',
  desk: 'Стол письменный',
  'step-stool': 'Стремянка',
  stool: 'Табурет',
  chair: 'Стул',
  table: 'Стол обеденный',
  'tv-stand': 'Тумба под ТВ',
  cabinet: 'Тумба',
  chest: 'Комод',
  mirror: 'Зеркало',
  rug: 'Ковёр',
  curtain: 'Шторы',
  blanket: 'Плед',
  pillow: 'Подушка',
};

const more: Readonly<Record<string, Attributes>> = {
  set: { furniture_set: ['Кровать', 'Шкаф', 'Тумба'] },
  'corner-sofa': { angle_variants: ['правый'] },
  'corner-kitchen': { angle_variants: ['правый'] },
};

/** A thing of the kind, of its usual size, for the tests. */
export function sampleOf(kind: string, own: Attributes = {}): ModelInput {
  const size = kinds.find(({ name }) => name === kind)?.size;
  if (!size) throw new Error(`no kind is called ${kind}`);
  const attributes = {
    dimensions_width: size.w,
    dimensions_height: size.h,
    dimensions_depth: size.d,
    ...more[kind],
    ...own,
  };
  return {
    categorySlug: 'unknown',
    productSlug: 'sample',
    name: `${nouns[kind]} «Проба»`,
    attributes,
  };
}
