import {
  type AttributeDefinition,
  type AttributeKey,
  type AttributeReferences,
  attributes as registry,
  type VariantAttributes,
} from '#contracts/attributes.ts';
import { hexOfColour } from '#furniture';
import { oneLine } from '#platform/text/plain-text.ts';
import { labelOf, type RawParam } from '../feed-item.ts';
import { limits } from '../limits.ts';
import { characteristicLabel } from './characteristics.ts';
import { type Composite, readComposite } from './composites.ts';
import type { GoodsKind } from './goods-kind.ts';
import { readLabel } from './labels.ts';
import { readRange } from './range.ts';
import { readBoolean } from './read-boolean.ts';
import type { ReferenceIds } from './reference-ids.ts';
import type { Unitless } from './unit-guesses.ts';
import { numberWithTail, unitFactor } from './units.ts';

/** Why a parameter was left out. The report shows the names and the counts. */
export type LeftOut = 'unknown' | 'unit' | 'value' | 'part' | 'twice' | 'service' | 'dropped';

export interface AttributeReading {
  readonly ids: ReferenceIds;
  readonly kind: GoodsKind;
  /** Units of numbers that state none; the first that fits the attribute counts. */
  readonly units: readonly string[];
  /** Takes a parameter that no attribute takes. `key` is the attribute that its label means. */
  readonly leaveOut: (param: RawParam, why: LeftOut, key?: AttributeKey) => void;
  /** Takes a number whose unit is not stated. */
  readonly takeUnitless: (key: AttributeKey, unitless: Unitless) => void;
}

interface Stated {
  readonly values: string[];
  readonly params: RawParam[];
  unit: string;
  /** For a reference: its number, or the hex code of a colour. */
  detail: string;
}

/** The attributes of these parameters. Invalid parameters are left out and reported to `leaveOut`. */
export function readAttributes(
  params: readonly RawParam[],
  { ids, kind, units, leaveOut, takeUnitless }: AttributeReading,
): VariantAttributes {
  const found: Record<string, unknown> = {};
  const stated = new Map<AttributeKey, Stated>();
  const composites: (readonly [RawParam, Composite])[] = [];
  for (const param of params) {
    const label = readLabel(labelOf(param));
    const composite = label ? undefined : readComposite(param, units, kind);
    if (label) collect(stated, label.key, label.tail, param);
    else if (composite) composites.push([param, composite]);
    else leaveOut(param, 'unknown');
  }
  for (const [key, one] of withLowerEnds(stated)) {
    const value = statedValue(key, withDefaultUnit(key, one, units), ids);
    const unitless = unitlessOf(value, one);
    if (unitless) takeUnitless(key, unitless);
    if (typeof value === 'object' && 'leftOut' in value) {
      for (const param of one.params) leaveOut(param, value.leftOut, key);
    } else {
      found[key] = value;
      for (const param of contradicting(key, one, ids)) leaveOut(param, 'twice');
    }
  }
  for (const [param, composite] of composites) {
    const isTaken = addSizes(composite, found, (key) => stated.get(key)?.values[0]);
    if (!isTaken) leaveOut(param, 'part');
  }
  return found as VariantAttributes;
}

/**
 * A size with a label of its own counts before one among several, also if its number has no unit: then the sizes only say which.
 * Returns whether each size is an attribute now.
 */
function addSizes(
  { sizes, isPart }: Composite,
  found: Record<string, unknown>,
  statedOf: (key: AttributeKey) => string | undefined,
): boolean {
  for (const [key, size] of sizes) {
    const alone = numberWithTail(statedOf(key) ?? '');
    if (!alone || [1, 10, 1000].includes(size / alone.value)) found[key] ??= size;
  }
  return !isPart && [...sizes].every(([key, size]) => found[key] === size);
}

/** The number of an attribute whose unit is missing, not wrong. */
function unitlessOf(value: unknown, { values, unit, params }: Stated): Unitless | undefined {
  const isMissing = typeof value === 'object' && value !== null && 'leftOut' in value;
  const read = isMissing && value.leftOut === 'unit' ? numberWithTail(values[0] ?? '') : undefined;
  if (read?.tail !== '' || unit !== '' || params.length !== 1) return undefined;
  return { value: read.value, label: characteristicLabel(params[0]?.name ?? '') };
}

function collect(
  stated: Map<AttributeKey, Stated>,
  key: AttributeKey,
  tail: string,
  param: RawParam,
) {
  const one = stated.get(key) ?? { values: [], params: [], unit: '', detail: '' };
  stated.set(key, one);
  const value = oneLine(param.value);
  if (tail === 'hex' || tail === 'номер') one.detail = value;
  else if (value !== '') {
    one.params.push(param);
    one.values.push(value.slice(0, limits.value));
    // A unit belongs to its own number.
    if (one.values.length === 1) one.unit = param.unit.trim() || tail;
  }
}

/** The further parameters of an attribute with one value that say something else than the first. */
function contradicting(key: AttributeKey, { params }: Stated, ids: ReferenceIds): RawParam[] {
  const { kind } = registry[key];
  const [first, ...others] = params;
  if (!first || others.length === 0 || kind === 'list' || kind === 'text') return [];
  const said = (param: RawParam): unknown => {
    const value = oneLine(param.value);
    if (kind === 'reference') return value.toLowerCase();
    const unit = param.unit.trim() || (readLabel(labelOf(param))?.tail ?? '');
    return statedValue(key, { values: [value], params: [param], unit, detail: '' }, ids);
  };
  return others.filter((param) => said(param) !== said(first));
}

/** Splits the ranges of attributes that have a lower end: the value becomes the upper end. */
function withLowerEnds(stated: ReadonlyMap<AttributeKey, Stated>): Map<AttributeKey, Stated> {
  const all = new Map(stated);
  for (const [key, { values, params, unit, detail }] of stated) {
    const { lowerEnd }: AttributeDefinition = registry[key];
    const range = lowerEnd && readRange(values[0] ?? '');
    if (!lowerEnd || !range) continue;
    const { lower, upper } = range;
    all.set(key, { values: [upper], params, unit, detail });
    const ends = numberWithTail(upper);
    if (ends && Number(lower) < ends.value) {
      all.set(lowerEnd, { values: [`${lower} ${ends.tail}`.trim()], params: [], unit, detail });
    }
  }
  return all;
}

/** Gives a number without any unit the unit of the source. */
function withDefaultUnit(key: AttributeKey, stated: Stated, units: readonly string[]): Stated {
  const { unit: wanted }: AttributeDefinition = registry[key];
  if (units.length === 0 || wanted === undefined || stated.unit !== '') return stated;
  if (numberWithTail(stated.values[0] ?? '')?.tail !== '') return stated;
  const { values, params, detail } = stated;
  const unit = units.find((one) => unitFactor(wanted, one) !== undefined) ?? '';
  return { values, params, detail, unit };
}

type Failure = { leftOut: LeftOut };

function statedValue(key: AttributeKey, { values, unit, detail }: Stated, ids: ReferenceIds) {
  const [first = ''] = values;
  const definition = registry[key];
  if (first === '') return { leftOut: 'value' } satisfies Failure;
  switch (definition.kind) {
    case 'number':
      return numberOf(first, unit, 'unit' in definition ? definition.unit : undefined);
    case 'boolean':
      return readBoolean(first) ?? ({ leftOut: 'value' } satisfies Failure);
    case 'list':
      return listOf(values);
    case 'text':
      return [...new Set(values)].join(', ');
    case 'reference':
      return referenceOf(key as keyof AttributeReferences, first, detail, ids);
  }
}

/** The unit of a length or a weight is required. */
function numberOf(text: string, stated: string, wanted: string | undefined): number | Failure {
  const read = numberWithTail(text, stated);
  if (!read || read.value <= 0) return { leftOut: 'value' };
  if (wanted === undefined) return read.value;
  const factor = unitFactor(wanted, read.tail || stated);
  return factor === undefined ? { leftOut: 'unit' } : Number((read.value * factor).toFixed(6));
}

/** A repeated parameter gives one value each time. A single parameter is split at its separators. */
function listOf(values: string[]): string[] {
  const [first = ''] = values;
  const parts = values.length > 1 ? values : first.split(/\s*[;|]\s*|,\s+/);
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** A colour whose hex code the feed does not state has a swatch by the words of its name. */
function colourOf(name: string, stated: string): AttributeReferences['color'] {
  const hex = /^#[\da-f]{6}$/i.test(stated) ? stated.toLowerCase() : hexOfColour(name);
  return hex === undefined ? { name } : { name, hex };
}

function referenceOf(
  key: keyof AttributeReferences,
  text: string,
  detail: string,
  ids: ReferenceIds,
): AttributeReferences[keyof AttributeReferences] {
  switch (key) {
    case 'brand':
      return { name: text };
    case 'color':
      return colourOf(text, detail);
    case 'ball':
      return { ball_material_type: text };
    case 'manufacturer':
      return { id: ids.of(key, text, detail), country: text };
    case 'thread_size':
      return { id: ids.of(key, text, detail), inches: text };
    case 'product_thread':
      return { id: ids.of(key, text, detail), thread_type: text };
  }
}
