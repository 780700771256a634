import { type AttributeKey, attributes as registry } from '#contracts/attributes.ts';
import { unitFactor } from './units.ts';

/** A number whose unit the feed does not state. */
export interface Unitless {
  readonly value: number;
  /** The feed's label. */
  readonly label: string;
}

/** What lengths and weights of furniture are, in the registry's units. Others are never guessed. */
const plausible: Partial<Record<AttributeKey, readonly [min: number, max: number]>> = {
  dimensions_width: [200, 7000],
  dimensions_height: [200, 3500],
  dimensions_depth: [200, 4000],
  dimensions_thickness: [3, 80],
  dimensions_weight: [0.5, 400],
  expanded_width: [500, 4000],
  expanded_height: [300, 3000],
  seat_width: [250, 2500],
  seat_height: [200, 1000],
  seat_depth: [250, 1500],
  armrest_width: [30, 400],
  armrest_height: [300, 1000],
  bed_width: [500, 2200],
  bed_length: [1100, 2300],
  max_load: [20, 1000],
  facade_thickness: [3, 60],
  warranty_period_months: [6, 60],
};

const candidates: Record<string, readonly string[]> = {
  мм: ['мм', 'см', 'м'],
  кг: ['кг', 'г'],
  'мес.': ['мес', 'год'],
};

export interface UnitGuess {
  readonly key: AttributeKey;
  readonly unit: string;
  readonly factor: number;
}

/** The only unit that makes each of the values plausible for its attribute; the attributes have one kind of unit. */
export function onlyPlausibleUnit(
  values: readonly (readonly [AttributeKey, number])[],
): { readonly unit: string; readonly factor: number } | undefined {
  const definition = registry[values[0]?.[0] ?? 'dimensions_width'];
  const wanted = 'unit' in definition ? definition.unit : '';
  const fitting = (candidates[wanted] ?? []).flatMap((unit) => {
    const factor = unitFactor(wanted, unit) ?? 0;
    const isFit = values.every(([key, value]) => {
      const [min, max] = plausible[key] ?? [1, 0];
      return value * factor >= min && value * factor <= max;
    });
    return isFit ? [{ unit, factor }] : [];
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Guesses a unit from the magnitude of all values of an attribute in the feed: only one unit makes each of them plausible. */
export class UnitGuesses {
  private readonly ranges = new Map<AttributeKey, { min: number; max: number }>();

  readonly add = (key: AttributeKey, value: number): void => {
    const known = this.ranges.get(key) ?? { min: value, max: value };
    this.ranges.set(key, { min: Math.min(known.min, value), max: Math.max(known.max, value) });
  };

  list(): UnitGuess[] {
    return [...this.ranges].flatMap(([key, { min, max }]) => {
      const ends = [
        [key, min],
        [key, max],
      ] as const;
      const only = onlyPlausibleUnit(ends);
      return only ? [{ key, unit: only.unit, factor: only.factor }] : [];
    });
  }
}
