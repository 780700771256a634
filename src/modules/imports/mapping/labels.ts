import {
  type AttributeDefinition,
  type AttributeKey,
  attributeKeys,
  attributes,
} from '#contracts/attributes.ts';
import { cached } from './cached.ts';
import { synonyms } from './label-synonyms.ts';
import { unitFactor } from './units.ts';

/** Normalises a label: case, ё, spaces, a colon at the end. */
export const normaliseLabel = cached((label) =>
  label
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[\s:*]+$/, '')
    .replace(/^(?:кол-во|кол\.|колл?ичество|число)\s/, 'количество ')
    .replaceAll(/(?<!\p{L})(?:макс(?:\.|имальн\p{L}*)?|max\.?|мах\.?)(?!\p{L})/gu, 'макс')
    // A limit is a limit without the word: «Нагрузка до, кг».
    .replace(/(?<=\p{L}) до(?=$|\s*[,(])/u, '')
    .trim(),
);

const byLabel = new Map<string, AttributeKey>([
  ...synonyms.map(([label, key]) => [normaliseLabel(label), key] as const),
  ...attributeKeys.map((key) => [normaliseLabel(attributes[key].label), key] as const),
]);

/** A parsed label: the attribute and the text behind its name: «Ширина, см», «Вес (г)», «Цвет, hex». */
export interface ReadLabel {
  readonly key: AttributeKey;
  readonly tail: string;
}

/** The attribute of a label; undefined if it is unknown. */
export const readLabel = cached((label: string): ReadLabel | undefined => {
  const whole = normaliseLabel(label);
  const key = byLabel.get(whole);
  if (key) return { key, tail: '' };
  const [, name = '', tail = ''] =
    /^(.+?)\s*(?:,\s*([^,()]+)|\(([^()]+)\))$/.exec(whole)?.filter((part) => part !== undefined) ??
    [];
  const known = byLabel.get(name.trim());
  return known && fits(known, tail.trim()) ? { key: known, tail: tail.trim() } : undefined;
});

/** Whether the tail is a valid unit or detail: «Материал, обивка» is not the material. */
function fits(key: AttributeKey, tail: string): boolean {
  const definition: AttributeDefinition = attributes[key];
  if (definition.kind === 'reference') return tail === 'hex' || tail === 'номер';
  if (definition.kind !== 'number') return false;
  return definition.unit ? unitFactor(definition.unit, tail) !== undefined : /^шт\.?$/.test(tail);
}
