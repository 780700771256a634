import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { z } from 'zod';
import { attributes, shownKeys } from '#contracts/attributes.ts';
import { attributeOfFilter, type FilterKey, filterName } from '#contracts/filters.ts';
import { formerLabels } from '#contracts/former-labels.ts';
import { isOwnFilter, ownFilterName, ownKey, ownLabel } from '#contracts/own-filters.ts';
import { categoryFileMessages as messages } from '#messages/commands/category-files.ts';
import { type CategoryRow, listedFilters, type OwnCharacteristic } from '#modules/catalog/index.ts';
import type { Problem } from '#platform/files/file-problems.ts';
import { readYamlFile } from '#platform/files/yaml-file.ts';
import type { CategoryNames } from './category-names.ts';
import { ContentRefused } from './problems.ts';

export const FILTER_FILE = 'filters.yaml';
/** Characteristics that the file lists, and the values of each. */
const MOST_LISTED = 200;
const EXAMPLES = 3;

const filterFile = z.record(z.string(), z.array(z.string()).max(60));

/** The lists of a file that may be wrong elsewhere. */
const roughLists = z.record(z.string(), z.array(z.string()).catch([])).catch({});

/** The owner's filters by category; null: the usual ones. */
export interface FilterChoice {
  readonly bySlug: ReadonlyMap<string, FilterKey[] | null>;
  /** Categories of the file that the shop does not have. */
  readonly missing: readonly string[];
}

/**
 * Reads `filters.yaml`. A filter is called by the name of its address or by its label; `own:LABEL` is a characteristic also where no
 * goods have it yet. A category without an entry has the usual filters.
 */
export function readFilterFile(
  text: string,
  categories: CategoryNames,
  characteristics: readonly OwnCharacteristic[],
): FilterChoice {
  const form = { schema: filterFile, empty: {} };
  const { problems: wrong, raw, lineAt } = readYamlFile(FILTER_FILE, text, form);
  const entries = roughLists.parse(raw);
  const problems: Problem[] = [...wrong];
  const owns = new Set(characteristics.map(({ key }) => key));
  const chosen = new Map<string, FilterKey[] | null>(categories.map(({ slug }) => [slug, null]));
  for (const [slug, names] of Object.entries(entries)) {
    const keys = names.map((name) => filterCalled(name.replaceAll(/\s+/g, ' ').trim(), owns));
    for (const [index, key] of keys.entries()) {
      const name = names[index] ?? '';
      const message = key ? messages.repeatedFilter(slug, name) : messages.noFilter(slug, name);
      if (key === undefined || keys.indexOf(key) < index)
        problems.push({ file: FILTER_FILE, line: lineAt([slug, index]), message });
    }
    const filters = keys.filter((key) => key !== undefined);
    if (chosen.has(slug))
      chosen.set(slug, isDeepStrictEqual(filters, listedFilters(slug)) ? null : filters);
  }
  if (problems.length > 0) throw new ContentRefused(problems);
  return { bySlug: chosen, missing: Object.keys(entries).filter((slug) => !chosen.has(slug)) };
}

const labels = new Map([
  ...formerLabels,
  ...shownKeys.map((key) => [attributes[key].label.toLowerCase(), key] as const),
]);

function filterCalled(name: string, owns: ReadonlySet<string>): FilterKey | undefined {
  if (isOwnFilter(name)) return ownLabel(name).trim() ? ownKey(ownLabel(name).trim()) : undefined;
  const own = ownKey(name);
  return (
    attributeOfFilter(name) ?? labels.get(name.toLowerCase()) ?? (owns.has(own) ? own : undefined)
  );
}

/** Writes `filters.yaml`. The usual filters of a category stand there as comments. */
export function writeFilterFile(
  categories: readonly CategoryRow[],
  characteristics: readonly OwnCharacteristic[],
): string {
  const owns = new Map(characteristics.map((one) => [one.key as string, one]));
  const lineOf = (key: FilterKey): string => {
    if (!isOwnFilter(key)) return `  - ${filterName(key)} # ${attributes[key].label}`;
    const known = owns.get(key);
    const name = stringify(ownFilterName(known?.label ?? ownLabel(key)), { lineWidth: 0 }).trim();
    return known ? `  - ${name} # ${known.values.slice(0, EXAMPLES).join(', ')}` : `  - ${name}`;
  };
  const offered = characteristics.filter(({ values }) => values.length > 1).slice(0, MOST_LISTED);
  const listed = (heading: string, keys: readonly FilterKey[]) =>
    `${heading}\n${keys.map((key) => `# ${lineOf(key)}`).join('\n')}\n`;
  return [
    messages.aboutFilters,
    ...categories.map(({ slug, name, filters }) => {
      const shown = filters ?? listedFilters(slug);
      if (!shown) return `# ${name}\n# ${slug}: ${messages.filtersByGoods}\n`;
      const lines = [
        `# ${name}`,
        `${slug}:${filters?.length === 0 ? ' []' : ''}`,
        ...shown.map(lineOf),
      ];
      return `${lines.map((line) => (filters || line.startsWith('#') ? line : `# ${line}`)).join('\n')}\n`;
    }),
    listed(messages.allFilters, shownKeys),
    ...(offered.length > 0
      ? [
          listed(
            messages.ownFilters,
            offered.map(({ key }) => key),
          ),
        ]
      : []),
  ].join('\n');
}
