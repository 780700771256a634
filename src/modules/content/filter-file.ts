import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type AttributeKey, attributes, shownKeys } from '#contracts/attributes.ts';
import { attributeOfFilter, filterName } from '#contracts/filters.ts';
import { categoryFileMessages as messages } from '#messages/category-files.ts';
import { type CategoryRow, listedFilters } from '#modules/catalog/index.ts';
import type { Problem } from '#platform/file-problems.ts';
import { readYamlFile } from '#platform/yaml-file.ts';
import type { CategoryNames } from './category-names.ts';
import { ContentRefused } from './problems.ts';

export const FILTER_FILE = 'filters.yaml';

const filterFile = z.record(z.string(), z.array(z.string()).max(60));

/** The lists of a file that may be wrong elsewhere. */
const roughLists = z.record(z.string(), z.array(z.string()).catch([])).catch({});

/** The owner's filters by category; null: the usual ones. */
export interface FilterChoice {
  readonly bySlug: ReadonlyMap<string, AttributeKey[] | null>;
  /** Categories of the file that the shop does not have. */
  readonly missing: readonly string[];
}

/** Reads `filters.yaml`. A filter is called by the name of its address or by its label. A category without an entry has the usual filters. */
export function readFilterFile(text: string, categories: CategoryNames): FilterChoice {
  const form = { schema: filterFile, empty: {} };
  const { problems: wrong, raw, lineAt } = readYamlFile(FILTER_FILE, text, form);
  const entries = roughLists.parse(raw);
  const problems: Problem[] = [...wrong];
  const chosen = new Map<string, AttributeKey[] | null>(categories.map(({ slug }) => [slug, null]));
  for (const [slug, names] of Object.entries(entries)) {
    const keys = names.map((name) => attributeCalled(name.trim()));
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

const labels = new Map(shownKeys.map((key) => [attributes[key].label.toLowerCase(), key]));

const attributeCalled = (name: string): AttributeKey | undefined =>
  attributeOfFilter(name) ?? labels.get(name.toLowerCase());

/** Writes `filters.yaml`. The usual filters of a category stand there as comments. */
export const writeFilterFile = (categories: readonly CategoryRow[]): string =>
  [
    messages.aboutFilters,
    ...categories.map(({ slug, name, filters }) => {
      const shown = filters ?? listedFilters(slug);
      if (!shown) return `# ${name}\n# ${slug}: ${messages.filtersByGoods}\n`;
      const lines = [
        `# ${name}`,
        `${slug}:${filters?.length === 0 ? ' []' : ''}`,
        ...shown.map(filterLine),
      ];
      return `${lines.map((line) => (filters || line.startsWith('#') ? line : `# ${line}`)).join('\n')}\n`;
    }),
    `${messages.allFilters}\n${shownKeys.map((key) => `# ${filterLine(key)}`).join('\n')}\n`,
  ].join('\n');

const filterLine = (key: AttributeKey): string =>
  `  - ${filterName(key)} # ${attributes[key].label}`;
