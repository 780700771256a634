import type { Characteristic } from './characteristics.ts';

/** An element of YML about the package, which no attribute of the shop means. It is a characteristic of the product. */
interface PackedElement {
  readonly element: string;
  readonly label: string;
  readonly unit: string;
  /** The values that are written as this element. */
  readonly values: RegExp;
  read(text: string): string;
  write(value: string): readonly string[];
}

const packedElements: readonly PackedElement[] = [
  {
    element: 'weight',
    label: 'Вес в упаковке',
    unit: 'кг',
    values: /^\d+(?:\.\d+)?$/,
    // «10.0» and «10» are one weight.
    read: (text) => (/^\d+(?:\.\d+)?$/.test(text) ? String(Number(text)) : text),
    write: (value) => [value],
  },
  {
    element: 'dimensions',
    label: 'Размеры упаковки (Д × Ш × В)',
    unit: 'см',
    values: /^\d[\d.]*(?: × \d[\d.]*){2}$/,
    read: (text) => text.split('/').join(' × '),
    write: (value) => [value.replaceAll(' × ', '/')],
  },
  {
    element: 'barcode',
    label: 'Штрихкод',
    unit: '',
    values: /^\d{8,14}(?:; \d{8,14})*$/,
    read: (text) => text,
    write: (value) => value.split('; '),
  },
];

const byElement = new Map(packedElements.map((one) => [one.element, one]));
const byLabel = new Map(packedElements.map((one) => [one.label, one]));

/** The characteristic that an element of this name states; undefined for other elements. */
export function readPackedElement(name: string, text: string): Characteristic | undefined {
  const known = byElement.get(name);
  return known && { label: known.label, value: known.read(text), unit: known.unit };
}

/** The element that states a characteristic, once for each value; undefined if it is a parameter. */
export function packedElementOf({
  label,
  value,
  unit,
}: Characteristic): { readonly name: string; readonly texts: readonly string[] } | undefined {
  const known = byLabel.get(label);
  if (known?.unit !== unit || !known.values.test(value)) return undefined;
  return { name: known.element, texts: known.write(value) };
}
