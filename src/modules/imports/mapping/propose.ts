import {
  type AttributeDefinition,
  type AttributeKey,
  attributes,
  shownKeys,
} from '#contracts/attributes.ts';
import { readComposite } from './composites.ts';
import { isContextual } from './contextual.ts';
import type { SeenLabel } from './label-statistics.ts';
import { normaliseLabel, readLabel } from './labels.ts';
import { isService } from './service-labels.ts';
import type { LabelMapping, LabelRule } from './source-mapping.ts';
import type { UnitGuess } from './unit-guesses.ts';
import { numberWithTail } from './units.ts';

/** A label with the rule that is in force for it. */
export interface ProposedLabel {
  readonly seen: SeenLabel;
  readonly rule: LabelRule;
  /** An attribute that may be meant by a label that the shop does not know. */
  readonly similar: AttributeKey | undefined;
}

/** Proposes a rule for each label of a feed: the owner's where there is one, else how the shop understands it. */
export const proposeRules = (
  labels: readonly SeenLabel[],
  mapping: LabelMapping,
  guesses: readonly UnitGuess[],
): ProposedLabel[] =>
  labels.map((seen) => {
    const given = mapping.ruleOf(seen.label);
    if (given) return { seen, rule: given, similar: undefined };
    const rule = understood(seen, guesses);
    return { seen, rule, similar: rule.as === 'keep' ? similarAttribute(seen.label) : undefined };
  });

function understood(seen: SeenLabel, guesses: readonly UnitGuess[]): LabelRule {
  const { label, examples } = seen;
  const read = readLabel(label);
  if (isContextual(label)) return { as: 'auto', unit: '' };
  if (isService(label)) return { as: 'drop', unit: '' };
  if (read)
    return { as: read.key, unit: read.tail === '' ? guessedUnit(seen, read.key, guesses) : '' };
  // Any unit does here: whether the numbers have one is said by `units` of the source.
  const isComposite = examples.some(
    (value) => readComposite({ name: label, value, unit: '' }, ['мм'], 'other') !== undefined,
  );
  return { as: isComposite ? 'auto' : 'keep', unit: '' };
}

/** The unit that the magnitude of all values shows, if nothing states one. */
function guessedUnit(
  { examples, isUnitStated }: SeenLabel,
  key: AttributeKey,
  guesses: readonly UnitGuess[],
): string {
  const isStated = isUnitStated || examples.some((value) => numberWithTail(value)?.tail !== '');
  return (!isStated && guesses.find((guess) => guess.key === key)?.unit) || '';
}

const wordsOf = (label: string): string[] => normaliseLabel(label).match(/[\p{L}\d]+/gu) ?? [];

/** The attribute whose label is a part of this label, the longest one: «Ширина» of «Ширина шкафа». */
function similarAttribute(label: string): AttributeKey | undefined {
  const words = new Set(wordsOf(label));
  const parts = shownKeys.flatMap((key) => {
    const own = wordsOf((attributes[key] satisfies AttributeDefinition).label);
    return own.every((word) => words.has(word)) ? [{ key, length: own.length }] : [];
  });
  return parts.sort((a, b) => b.length - a.length)[0]?.key;
}
