import { type AttributeKey, attributes } from '#contracts/attributes.ts';
import { oneLine } from '#platform/text/plain-text.ts';
import { labelOf, type RawParam } from '../feed-item.ts';
import { cached } from './cached.ts';
import { sizesOf } from './composites.ts';
import type { GoodsKind } from './goods-kind.ts';
import { normaliseLabel, readLabel } from './labels.ts';
import { type Stated, sideOfLength } from './length.ts';
import { readBoolean } from './read-boolean.ts';
import { numberWithTail } from './units.ts';

/** A label without its unit: «Длина» of «Длина (см)». */
const nameOf = cached((label) => normaliseLabel(label).replace(/\s*(?:,|\().*$/, ''));

/** Whether values of a label may begin with «до» and mean the number behind it. */
const isLimit = cached((label) =>
  /нагрузка|допустимый вес|макс вес|^срок (?:изготовления|производства|поставки)/.test(label),
);

/** Whether the meaning of a label depends on the goods. */
export const isContextual = (label: string): boolean =>
  /^(?:длина|(?:высота|толщина) матраса|состав|ткань|материал ткани|подъемный механизм)$/.test(
    nameOf(label),
  );

/** The attribute that a label of this name means for the goods. `keep`: none, although the label is known. */
function meaningOf(name: string, stated: Stated): AttributeKey | 'keep' | undefined {
  const { kind, has } = stated;
  const isCloth = kind === 'rug' || kind === 'textile';
  switch (name) {
    case 'длина':
      return sideOfLength(stated);
    case 'высота матраса':
    case 'толщина матраса':
      return kind === 'mattress' && !has('dimensions_height') ? 'dimensions_height' : undefined;
    case 'ткань':
    case 'материал ткани':
      return isCloth ? 'material' : undefined;
    case 'состав':
      if (kind === 'mattress') return 'filling';
      if (isCloth) return 'material';
      return kind === 'set' ? 'furniture_set' : 'keep';
    default:
      return undefined;
  }
}

/** The parameters of an offer by their meaning. */
interface InContext {
  readonly params: RawParam[];
  /** To be kept in the supplier's words. */
  readonly kept: RawParam[];
}

/**
 * Gives labels their meaning that depends on the goods: the length of a bed is its depth, that of a sofa its width unless the
 * offer states one. «до 120 кг» is a limit of a load, not another number.
 */
export function inContext(kind: GoodsKind, given: readonly RawParam[]): InContext {
  const params: RawParam[] = [];
  const kept: RawParam[] = [];
  const stated: Stated = { kind, has: (key) => given.some((param) => states(labelOf(param), key)) };
  for (const param of given) {
    const label = nameOf(labelOf(param));
    const meaning = param.readAs === undefined ? meaningOf(label, stated) : undefined;
    if (meaning === 'keep') kept.push(param);
    else if (label === 'подъемный механизм') addLift(param, params, kept);
    else if (isTerm(label, param)) params.push(renamed(param, label, 'warranty_period_months'));
    else if (meaning) params.push(withUnit(renamed(param, label, meaning), label));
    else if (isLimit(label)) {
      const value = param.value.replace(/^\s*(?:до|не более|≤|<|max|макс\.?)\s*/i, '');
      params.push({ ...param, value });
    } else params.push(param);
  }
  return { params, kept };
}

/** «Гарантия: 24 мес.» and «Гарантия: 24» are how long it lasts, and no words of it. */
const isTerm = (label: string, { value, readAs }: RawParam): boolean =>
  label === 'гарантия' &&
  readAs === undefined &&
  /^\s*\d+(?:[.,]\d+)?\s*(?:мес(?:\.|яц(?:а|ев)?)?|год(?:а|ов)?|лет|г\.?)?\s*$/i.test(value);

/** Whether a label states an attribute, alone or among several sizes. */
const states = (label: string, key: AttributeKey): boolean =>
  readLabel(label)?.key === key || sizesOf(label).includes(key);

const renamed = (param: RawParam, from: string, key: AttributeKey): RawParam => ({
  ...param,
  readAs: normaliseLabel(param.name).replace(from, attributes[key].label),
});

/** «Подъёмный механизм: есть» says which mechanism there is, «нет» says nothing of the others. */
function addLift(param: RawParam, params: RawParam[], kept: RawParam[]): void {
  const value = oneLine(param.value);
  const isThere = readBoolean(value);
  if (isThere === false) kept.push(param);
  else params.push({ ...param, value: isThere ? 'подъёмный' : value, readAs: 'Механизм' });
}

/** A mattress is 4 to 35 cm high, so a number without a unit says which it has: 20 are centimetres, 200 millimetres. */
function withUnit(param: RawParam, label: string): RawParam {
  const read = numberWithTail(param.value);
  const isUnitless =
    read?.tail === '' && param.unit === '' && readLabel(labelOf(param))?.tail === '';
  if (!isUnitless || !/матраса$/.test(label)) return param;
  if (read.value >= 4 && read.value <= 35) return { ...param, unit: 'см' };
  return read.value >= 40 && read.value <= 350 ? { ...param, unit: 'мм' } : param;
}
