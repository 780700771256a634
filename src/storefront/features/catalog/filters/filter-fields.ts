import {
  type AppliedFilter,
  type FilterParameters,
  filterKind,
  nicheSides,
} from '#contracts/filters.ts';
import {
  isOwnFilter,
  OWN,
  optionParameter,
  ownFilterName,
  readOwnOption,
} from '#contracts/own-filters.ts';
import { isReadable, typedLengths } from '#contracts/read-filters.ts';
import { isLengthParameter, lengthText, readLength, withUnit } from '#contracts/read-length.ts';
import { searchParameters } from '#contracts/search-parameters.ts';

/** The texts in the filter fields as typed, before normalisation to parameters. */
export type FilterFields = Readonly<Record<string, readonly string[]>>;

/** Converts parameters to field texts. */
export const fieldsOf = (parameters: FilterParameters): FilterFields =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'number' && isLengthParameter(name)
        ? [lengthText(value)]
        : [value].flat().map(String),
    ]),
  );

/** The parameters that the fields set, of which lengths are as typed. */
export const typedParameters = (fields: FilterFields): URLSearchParams =>
  searchParameters({ ...fields, [typedLengths.name]: typedLengths.value });

/** The fields after these have lost the focus: lengths with their unit, other numbers as they were read. An unreadable text stays. */
export function normalised(
  fields: FilterFields,
  names: readonly string[],
  parameters: FilterParameters,
): FilterFields {
  const read = fieldsOf(parameters);
  const texts = names.map((name): [string, readonly string[]] => {
    const text = textOf(fields, name);
    if (text.trim() && filterKind(name) !== 'text' && !isReadable(name, text))
      return [name, [text]];
    const isKept = isLengthParameter(name) && readLength(text) === parameters[name];
    return [name, isKept ? [withUnit(text)] : (read[name] ?? [])];
  });
  return { ...fields, ...Object.fromEntries(texts) };
}

/** The text of a field; empty when nothing was typed. */
export const textOf = (fields: FilterFields, name: string): string => fields[name]?.[0] ?? '';

/** Whether an option of a filter is ticked. */
export function isTicked(fields: FilterFields, name: string, value: string): boolean {
  const [parameter, text] = optionParameter(name, value);
  return fields[parameter]?.includes(text) ?? false;
}

/** A copy of the fields with another text in one field. */
export const withText = (fields: FilterFields, name: string, text: string): FilterFields => ({
  ...fields,
  [name]: [text],
});

/** A copy of the fields with one option ticked or unticked. */
export const withTick = (
  fields: FilterFields,
  name: string,
  value: string,
  ticked: boolean,
): FilterFields => {
  const [parameter, text] = optionParameter(name, value);
  const others = (fields[parameter] ?? []).filter((one) => one !== text);
  return { ...fields, [parameter]: ticked ? [...others, text] : others };
};

/** The parameter names that a filter may set. */
export function parameterNames({ kind, name }: Pick<AppliedFilter, 'kind' | 'name'>): string[] {
  if (kind === 'range') return [`min_${name}`, `max_${name}`];
  if (kind === 'fit') return nicheSides.map((side) => `fit_${side}`);
  return [isOwnFilter(name) ? OWN : name];
}

/** Whether the parameters set a filter. Own filters share the parameter of their options. */
export const isSet = (
  parameters: FilterParameters,
  filter: Pick<AppliedFilter, 'kind' | 'name'>,
): boolean =>
  isOwnFilter(filter.name) && filter.kind !== 'range'
    ? ownTexts(parameters).some((text) => isOptionOf(filter.name, text))
    : parameterNames(filter).some((name) => name in parameters);

const ownTexts = (parameters: FilterParameters): string[] =>
  [parameters[OWN] ?? []].flat().map(String);

/** Whether a text of the own parameter belongs to this filter. */
const isOptionOf = (name: string, text: string): boolean => {
  const label = readOwnOption(text)?.label ?? '';
  return ownFilterName(label).toLowerCase() === name.toLowerCase();
};

/** A copy of the fields with the values of `from` for these names; empty for a name that `from` lacks. */
export const withParameters = (
  fields: FilterFields,
  names: readonly string[],
  from: FilterFields = {},
): FilterFields => ({
  ...fields,
  ...Object.fromEntries(names.map((name) => [name, from[name] ?? []])),
});

/** A copy of the parameters without one filter. An own filter may have options or limits. */
export function withoutFilter(parameters: FilterParameters, name: string): FilterParameters {
  const kind = isOwnFilter(name) ? 'range' : (filterKind(name) ?? 'options');
  const removed = parameterNames({ kind, name });
  const kept = Object.fromEntries(
    Object.entries(parameters).filter(([one]) => !removed.includes(one)),
  );
  if (!isOwnFilter(name)) return kept;
  return { ...kept, [OWN]: ownTexts(parameters).filter((text) => !isOptionOf(name, text)) };
}
