import { Document, isScalar, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { z } from 'zod';
import {
  type AttributeDefinition,
  type AttributeKey,
  attributeKeys,
  attributes,
  shownKeys,
} from '#contracts/attributes.ts';
import { formerLabels } from '#contracts/former-labels.ts';
import { isOwnFilter, ownLabel } from '#contracts/own-filters.ts';
import { mappingMessages as messages } from '#messages/imports/mapping-file.ts';
import { type Problem, problemLine } from '#platform/files/file-problems.ts';
import { readYamlFile } from '#platform/files/yaml-file.ts';
import { ImportError } from '../import-error.ts';
import { normaliseLabel } from './labels.ts';
import type { ProposedLabel } from './propose.ts';
import type { LabelMeaning, LabelRule, SourceMapping } from './source-mapping.ts';
import { isUnit, unitFactor } from './units.ts';

const LABELS = 1000;

const rule = z.union([
  z.string(),
  z.strictObject({ as: z.string(), unit: z.string().max(30).default('') }),
]);
const mappingFile = z.strictObject({
  units: z.array(z.string()).max(8).default([]),
  labels: z
    .record(z.string().min(1).max(100), rule)
    .refine((labels) => Object.keys(labels).length <= LABELS, messages.tooMany)
    .default({}),
});

const words = new Map<string, LabelMeaning>([
  ['keep', 'keep'],
  ['drop', 'drop'],
  ['auto', 'auto'],
  ...attributeKeys.map((key) => [key, key] as const),
  ...formerLabels,
  ...shownKeys.map((key) => [normaliseLabel(attributes[key].label), key] as const),
]);

/** Reads a mapping file. Throws {@link ImportError} with every problem and its line. */
export function readMappingFile(file: string, text: string): SourceMapping {
  const { content, problems, lineAt } = readYamlFile(file, text, {
    schema: mappingFile,
    empty: {},
  });
  if (!content) throw refused(problems);
  const found: Problem[] = [];
  const complain = (path: readonly PropertyKey[], message: string) =>
    found.push({ file, line: lineAt(path), message });
  for (const [index, unit] of content.units.entries())
    if (!isUnit(unit)) complain(['units', index], messages.noUnit(unit));
  const labels: Record<string, LabelRule> = {};
  const seen = new Map<string, string>();
  for (const [label, given] of Object.entries(content.labels)) {
    const { as, unit } = typeof given === 'string' ? { as: given, unit: '' } : given;
    const meaning = words.get(as) ?? words.get(normaliseLabel(as)) ?? ownMeaning(as);
    const twin = seen.get(normaliseLabel(label));
    seen.set(normaliseLabel(label), label);
    if (twin !== undefined) complain(['labels', label], messages.twice(label, twin));
    else if (!meaning) complain(['labels', label], messages.noAttribute(label, as));
    else if (!fits(meaning, unit)) complain(['labels', label], messages.wrongUnit(label, unit));
    else labels[label] = { as: meaning, unit };
  }
  if (found.length > 0) throw refused(found);
  return { units: content.units, labels };
}

/** `own:Мощность`: a characteristic that the owner has added. */
const ownMeaning = (as: string): LabelMeaning | undefined =>
  isOwnFilter(as) && ownLabel(as).trim() !== '' ? as : undefined;

const refused = (problems: readonly Problem[]) =>
  new ImportError(problems.map(problemLine).join('\n'));

/** Whether an attribute converts numbers of this unit. */
function fits(meaning: LabelMeaning, unit: string): boolean {
  if (unit === '' || isOwnFilter(meaning)) return true;
  if (meaning === 'keep' || meaning === 'drop' || meaning === 'auto') return false;
  const { unit: wanted }: AttributeDefinition = attributes[meaning];
  return wanted !== undefined && unitFactor(wanted, unit) !== undefined;
}

/** Writes a mapping file for the owner to edit: each label with its rule, its frequency and examples. */
export function writeMappingFile(
  source: string,
  units: readonly string[],
  proposed: readonly ProposedLabel[],
): string {
  const rules = proposed.map(
    ({ seen, rule: { as, unit } }) =>
      [seen.label, unit === '' ? shownAs(as) : { as: shownAs(as), unit }] as const,
  );
  const document = new Document({ units, labels: new Map(rules) });
  document.commentBefore = messages.about(source);
  (document.get('units') as YAMLSeq).flow = true;
  const labels = document.get('labels') as YAMLMap<Scalar, unknown>;
  for (const [index, pair] of labels.items.entries()) {
    const { seen, similar } = proposed[index] as ProposedLabel;
    pair.key.commentBefore = messages.seen(seen.count, seen.examples, similar && shownAs(similar));
    if (!isScalar(pair.value)) (pair.value as YAMLMap).flow = true;
  }
  const attributeList = shownKeys.map((key) => `# ${attributeLine(attributes[key])}`).join('\n');
  return `${document.toString({ lineWidth: 0 })}\n${messages.attributes}\n${attributeList}\n`;
}

const shownAs = (meaning: LabelMeaning): string =>
  isOwnFilter(meaning) || meaning === 'keep' || meaning === 'drop' || meaning === 'auto'
    ? meaning
    : attributes[meaning as AttributeKey].label;

const attributeLine = ({ label, unit }: AttributeDefinition): string =>
  unit ? `${label}, ${unit}` : label;
