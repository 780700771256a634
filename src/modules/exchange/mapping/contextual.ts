import { type AttributeKey, attributes } from '#contracts/attributes.ts';
import type { RawParam } from '../feed-item.ts';
import { sizesOf } from './composites.ts';
import type { GoodsKind } from './goods-kind.ts';
import { normaliseLabel, readLabel } from './labels.ts';
import { type Stated, sideOfLength } from './length.ts';

/** A label without its unit: «Длина» of «Длина (см)». */
const nameOf = (label: string): string => normaliseLabel(label).replace(/\s*(?:,|\().*$/, '');

/** Whether the meaning of a label depends on the goods. */
export const isContextual = (label: string): boolean =>
  /^(?:длина|(?:высота|толщина) матраса|состав|ткань|материал ткани)$/.test(nameOf(label));

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
  const stated: Stated = { kind, has: (key) => given.some(({ name }) => states(name, key)) };
  for (const param of given) {
    const label = nameOf(param.name);
    const meaning = meaningOf(label, stated);
    if (meaning === 'keep') kept.push(param);
    else if (meaning) params.push(renamed(param, label, meaning));
    else if (/нагрузка|допустимый вес|максимальный вес/.test(label)) {
      const value = param.value.replace(/^\s*(?:до|не более|≤|<|max|макс\.?)\s*/i, '');
      params.push({ ...param, value });
    } else params.push(param);
  }
  return { params, kept };
}

/** Whether a label states an attribute, alone or among several sizes. */
const states = (label: string, key: AttributeKey): boolean =>
  readLabel(label)?.key === key || sizesOf(label).includes(key);

const renamed = (param: RawParam, from: string, key: AttributeKey): RawParam => ({
  ...param,
  name: normaliseLabel(param.name).replace(from, attributes[key].label),
});
