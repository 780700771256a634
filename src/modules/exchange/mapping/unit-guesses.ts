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

/** Guesses a unit from the magnitude of all values of an attribute in the feed: only one unit makes each of them plausible. */
export class UnitGuesses {
  private readonly ranges = new Map<AttributeKey, { min: number; max: number }>();

  readonly add = (key: AttributeKey, value: number): void => {
    const known = this.ranges.get(key) ?? { min: value, max: value };
    this.ranges.set(key, { min: Math.min(known.min, value), max: Math.max(known.max, value) });
  };

  list(): UnitGuess[] {
    return [...this.ranges].flatMap(([key, { min, max }]) => {
      const definition = registry[key];
      const limits = plausible[key];
      if (!limits || !('unit' in definition)) return [];
      const fitting = (candidates[definition.unit] ?? []).flatMap((unit) => {
        const factor = unitFactor(definition.unit, unit) ?? 0;
        const isFit = min * factor >= limits[0] && max * factor <= limits[1];
        return isFit ? [{ key, unit, factor }] : [];
      });
      return fitting.length === 1 ? fitting : [];
    });
  }
}
