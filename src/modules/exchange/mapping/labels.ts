import {
  type AttributeDefinition,
  type AttributeKey,
  attributeKeys,
  attributes,
} from '#contracts/attributes.ts';
import { unitFactor } from './units.ts';

/** Labels of feeds that differ from the labels of the attributes. */
const otherNames: Record<string, AttributeKey> = {
  тип: 'type_of_product',
  'тип товара': 'type_of_product',
  производитель: 'brand',
  'торговая марка': 'brand',
  марка: 'brand',
  коллекция: 'series',
  назначение: 'room_type',
  помещение: 'room_type',
  стиль: 'interior_style',
  'вес товара': 'dimensions_weight',
  масса: 'dimensions_weight',
  'количество спальных мест': 'sleeping_places',
  'число спальных мест': 'sleeping_places',
  'спальные места': 'sleeping_places',
  жесткость: 'mattress_hardnesses',
  'максимальная нагрузка': 'max_load',
  'допустимый вес': 'max_load',
  'материал каркаса': 'material',
  'материал обивки': 'upholstery_materials',
  'ткань обивки': 'upholstery_materials',
  ткань: 'upholstery_materials',
  наполнитель: 'filling',
  'цвет товара': 'color',
  'цвет обивки': 'color',
  'цвет корпуса': 'color',
  'механизм трансформации': 'mechanism',
  'ящик для белья': 'storage_niche',
  'ниша для белья': 'storage_niche',
  'количество ящиков': 'drawers',
  'число ящиков': 'drawers',
  'количество дверей': 'doors_count',
  'число дверей': 'doors_count',
  комплектация: 'included_items',
  'в комплекте': 'included_items',
  страна: 'manufacturer',
  'страна-изготовитель': 'manufacturer',
  'страна изготовитель': 'manufacturer',
  'страна-производитель': 'manufacturer',
  'страна производитель': 'manufacturer',
  'гарантийный срок': 'warranty_period_months',
};

/** Normalises a label: case, ё, spaces, a colon at the end. */
export const normaliseLabel = cached((label) =>
  label
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[\s:]+$/, '')
    .trim(),
);

const byLabel = new Map<string, AttributeKey>([
  ...Object.entries(otherNames),
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

/** Caches results: a feed repeats a few dozen labels fifty thousand times. */
function cached<Read>(read: (label: string) => Read): (label: string) => Read {
  const answers = new Map<string, Read>();
  return (label) => {
    if (answers.has(label)) return answers.get(label) as Read;
    if (answers.size > 5000) answers.clear();
    const answer = read(label);
    answers.set(label, answer);
    return answer;
  };
}
