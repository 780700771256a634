/**
 * Filters by what suppliers say beyond the attributes. The name of such a filter is `own:` and the label. The address states options
 * of all of them by one repeated parameter, `own=Цоколь:E27`, and ranges by the name, `min_own:Мощность=40`. Labels and values are
 * compared without case.
 */
export type OwnFilterName = `${typeof PREFIX}${string}`;

/** The parameter of all own filters. */
export const OWN = 'own';
const PREFIX = 'own:';
/** The own filters by options, and those by ranges, of one list at most; the others of an address are ignored. */
export const MOST_OWN_FILTERS = 10;

/** The values of an own filter by yes or no. */
export const YES = 'да';
export const NO = 'нет';

export const isOwnFilter = (name: string): name is OwnFilterName => name.startsWith(PREFIX);

export const ownFilterName = (label: string): OwnFilterName => `${PREFIX}${label}`;

export const ownLabel = (name: OwnFilterName): string => name.slice(PREFIX.length);

/** The key of the options, which is the same for all spellings of the label. */
export const ownKey = (label: string): OwnFilterName => ownFilterName(label.toLowerCase());

/** Label and value of `LABEL:VALUE`; undefined if one is missing. */
export function readOwnOption(text: string): { label: string; value: string } | undefined {
  const end = text.indexOf(':');
  const label = text.slice(0, Math.max(end, 0)).trim();
  const value = text.slice(end + 1).trim();
  return label && value ? { label, value } : undefined;
}

/** The values by filter, in the order of the first of each. */
export function ownOptions(texts: readonly string[]): [name: OwnFilterName, values: string[]][] {
  const byKey = new Map<string, [OwnFilterName, string[]]>();
  for (const { label, value } of texts.flatMap((text) => readOwnOption(text) ?? [])) {
    const [name, values] = byKey.get(ownKey(label)) ?? [ownFilterName(label), []];
    byKey.set(ownKey(label), [name, [...new Set([...values, value])]]);
  }
  return [...byKey.values()].slice(0, MOST_OWN_FILTERS);
}

/** The parameter by which an address states an option of a filter, and its text there. */
export const optionParameter = (name: string, value: string): readonly [string, string] =>
  isOwnFilter(name) ? [OWN, `${ownLabel(name)}:${value}`] : [name, value];

/** The option of a filter by yes or no. */
export const yesOf = (name: string): string => (isOwnFilter(name) ? YES : 'true');

/** The own filter whose limit a parameter states: `min_own:LABEL` or `max_own:LABEL`; undefined for other parameters. */
export function readOwnLimit(
  parameter: string,
): { end: 'min' | 'max'; name: OwnFilterName } | undefined {
  const [, end, name = ''] = /^(min|max)_(own:.*\S.*)$/su.exec(parameter) ?? [];
  return end && isOwnFilter(name) ? { end: end as 'min' | 'max', name } : undefined;
}
