import { oneLine } from '#platform/text/plain-text.ts';
import type { RawParam } from '../feed-item.ts';
import { characteristicLabel } from './characteristics.ts';
import { normaliseLabel } from './labels.ts';

const LABELS = 1000;
const LABEL = 100;
const EXAMPLES = 3;
const EXAMPLE = 40;

/** A label of a feed, how often it occurs, and its first different values. */
export interface SeenLabel {
  readonly label: string;
  /** Whether a value has its unit in an attribute of the element. */
  isUnitStated: boolean;
  count: number;
  readonly examples: string[];
}

/** Counts the labels of a feed: at most a thousand. Labels that are too long to be kept are not counted. */
export class LabelStatistics {
  private readonly seen = new Map<string, SeenLabel>();

  readonly add = (params: readonly RawParam[]): void => {
    for (const { name, value, unit } of params) {
      const label = characteristicLabel(name);
      if (label === '' || label.length > LABEL) continue;
      const normal = normaliseLabel(label);
      const known = this.seen.get(normal);
      if (!known && this.seen.size === LABELS) continue;
      const one = known ?? { label, isUnitStated: false, count: 0, examples: [] };
      this.seen.set(normal, one);
      one.count += 1;
      one.isUnitStated ||= unit.trim() !== '';
      const example = oneLine(value).slice(0, EXAMPLE);
      if (one.examples.length < EXAMPLES && example !== '' && !one.examples.includes(example)) {
        one.examples.push(example);
      }
    }
  };

  /** The most frequent first. */
  list(): SeenLabel[] {
    return [...this.seen.values()].sort((a, b) => b.count - a.count);
  }
}
