import { attributes, shownKeys } from './attributes.ts';
import { isOwnFilter, type OwnFilterName, ownKey, ownLabel } from './own-filters.ts';
import { readNumber } from './read-number.ts';

/** Characteristics that the owner has added to the attributes of the registry. Without Zod: the office reads this too. */

export const characteristicKinds = ['text', 'number', 'flag'] as const;
export type CharacteristicKind = (typeof characteristicKinds)[number];

export interface ShopCharacteristic {
  readonly label: string;
  /** Of a number; empty if it has none. */
  readonly unit: string;
  readonly kind: CharacteristicKind;
}

const ofAttributes: ReadonlySet<string> = new Set(
  shownKeys.map((key) => ownKey(attributes[key].label)),
);

/** Whether an attribute of the registry is called so: a second characteristic of this name would confuse. */
export const isLabelOfAttribute = (label: string): boolean => ofAttributes.has(ownKey(label));

const ofEveryProduct: ReadonlySet<string> = new Set(
  [
    'Название',
    'Описание',
    'Артикул',
    'Цена',
    'Старая цена',
    'Наличие',
    'Остаток',
    'Раздел',
    'Категория',
  ].map(ownKey),
);

/** Whether a field that every product has is called so. */
export const isLabelOfEveryProduct = (label: string): boolean => ofEveryProduct.has(ownKey(label));

/** The characteristics by their keys, which are the same for all spellings of a label. */
export type CharacteristicsByKey = ReadonlyMap<OwnFilterName, ShopCharacteristic>;

export const characteristicsByKey = (all: readonly ShopCharacteristic[]): CharacteristicsByKey =>
  new Map(all.map((one) => [ownKey(one.label), one]));

/** The characteristic of an own filter's name, in any spelling; undefined for words of suppliers alone. */
export const characteristicOf = (
  all: CharacteristicsByKey,
  name: string,
): ShopCharacteristic | undefined =>
  isOwnFilter(name) ? all.get(ownKey(ownLabel(name))) : undefined;

/**
 * The number in a value such as «1 200», «0,7» or «60 Вт», in the unit of the characteristic. Undefined where the text is no number of 0 or
 * more, states another unit, or can mean two, as «1.250». The shop itself writes a fraction with a comma, so «1,250» means one.
 */
export function readCharacteristicNumber(
  value: string,
  { unit }: Pick<ShopCharacteristic, 'unit'>,
): number | undefined {
  const read = readNumber(value, { kind: 'number', style: { ',': 'fraction' } });
  if (!('value' in read)) return undefined;
  const isOwnUnit = read.tail === '' || bareUnit(read.tail) === bareUnit(unit);
  return isOwnUnit ? read.value : undefined;
}

const bareUnit = (unit: string): string => unit.toLowerCase().replace(/[\s.]/g, '');

/** A characteristic as the shop shows it: in the owner's spelling, and a bare number with its unit. */
export function asDefined<One extends Stated>(one: One, defined: CharacteristicsByKey): One {
  const definition = defined.get(ownKey(one.label));
  if (!definition) return one;
  const { label, kind, unit } = definition;
  const isBare = one.unit === '' && readCharacteristicNumber(one.value, { unit: '' }) !== undefined;
  return { ...one, label, unit: kind === 'number' && isBare ? unit : one.unit };
}

interface Stated {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
}
