import { type AttributeDefinition, type AttributeKey, attributes } from '#contracts/attributes.ts';
import { isOwnFilter, type OwnFilterName, ownKey, ownLabel } from '#contracts/own-filters.ts';
import type { CharacteristicsByKey } from '#contracts/shop-characteristics.ts';
import type { RawParam } from '../feed-item.ts';
import { characteristicName, unitOfLabel } from './characteristics.ts';
import { normaliseLabel } from './labels.ts';
import { isService } from './service-labels.ts';
import { unitFactor } from './units.ts';

/**
 * How a label is understood: as an attribute, as a characteristic of the owner's own, kept in the supplier's words, not shown, or as the shop
 * understands it.
 */
export type LabelMeaning = AttributeKey | OwnFilterName | 'keep' | 'drop' | 'auto';

export interface LabelRule {
  readonly as: LabelMeaning;
  /** The unit of the label's numbers; empty if the label or the value states it. */
  readonly unit: string;
}

/** What the owner says of the labels of a source. */
export interface SourceMapping {
  /** Units of numbers that state none, one for each kind of measure: «см», «кг». */
  readonly units: readonly string[];
  readonly labels: Readonly<Record<string, LabelRule>>;
}

/** The parameters by the owner's rules. */
interface MappedParams {
  /** To be read as attributes. */
  readonly params: RawParam[];
  /** To be kept in the supplier's words. */
  readonly kept: RawParam[];
  /** Bookkeeping of the supplier, which is not shown. */
  readonly service: RawParam[];
}

/** A mapping that is ready for many offers. */
export class LabelMapping {
  readonly units: readonly string[];
  readonly defined: CharacteristicsByKey;
  private readonly rules: ReadonlyMap<string, LabelRule>;

  /** `defined`: the characteristics of the owner's own, whose labels mean them unless a rule says otherwise. */
  constructor(
    { units, labels }: SourceMapping = { units: [], labels: {} },
    defined: CharacteristicsByKey = new Map(),
  ) {
    this.units = units;
    this.defined = defined;
    this.rules = new Map(
      Object.entries(labels).map(([label, rule]) => [normaliseLabel(label), rule]),
    );
  }

  ruleOf(label: string): LabelRule | undefined {
    return this.rules.get(normaliseLabel(label));
  }

  map(params: readonly RawParam[]): MappedParams {
    const mapped: MappedParams = { params: [], kept: [], service: [] };
    for (const param of params) {
      const { as, unit } = this.ruleOf(param.name) ?? { as: 'auto', unit: '' };
      if (as === 'drop') continue;
      if (as === 'keep' || (as === 'auto' && this.isDefined(param))) mapped.kept.push(param);
      else if (as === 'auto') (isService(param.name) ? mapped.service : mapped.params).push(param);
      else if (isOwnFilter(as)) mapped.kept.push(renamedToOwn(param, as, unit));
      else mapped.params.push(renamed(param, as, unit));
    }
    return mapped;
  }

  private isDefined(param: RawParam): boolean {
    return this.defined.size > 0 && this.defined.has(ownKey(characteristicName(param)));
  }
}

const renamedToOwn = (
  { name, value, unit }: RawParam,
  as: OwnFilterName,
  given: string,
): RawParam => ({ name: ownLabel(as), value, unit: given || unit || unitOfLabel(name) });

function renamed({ name, value, unit }: RawParam, key: AttributeKey, given: string): RawParam {
  const definition: AttributeDefinition = attributes[key];
  const stated = given || unit || unitInLabel(name, definition);
  return { name, value, unit: stated, readAs: definition.label };
}

/** The unit at the end of a label, «Ширина шкафа (см)», if the attribute knows it. */
function unitInLabel(label: string, { unit }: AttributeDefinition): string {
  const stated = /[,(]\s*([^,()]+?)\s*\)?$/.exec(normaliseLabel(label))?.[1] ?? '';
  return unit !== undefined && unitFactor(unit, stated) !== undefined ? stated : '';
}
