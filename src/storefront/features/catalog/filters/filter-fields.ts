import {
  type AppliedFilter,
  type FilterParameters,
  filterKind,
  nicheSides,
} from '#contracts/filters.ts';

/** What stands in the fields, as it was typed: the parameters of an address before they are put right. */
export type FilterFields = Readonly<Record<string, readonly string[]>>;

/** The fields that say what these parameters set. */
export const fieldsOf = (parameters: FilterParameters): FilterFields =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, [value].flat().map(String)]),
  );

/** The text of a field; empty where nothing was typed. */
export const textOf = (fields: FilterFields, name: string): string => fields[name]?.[0] ?? '';

/** Whether this option of a filter is ticked. */
export const isTicked = (fields: FilterFields, name: string, value: string): boolean =>
  fields[name]?.includes(value) ?? false;

/** The fields with another text in one. */
export const withText = (fields: FilterFields, name: string, text: string): FilterFields => ({
  ...fields,
  [name]: [text],
});

/** The fields with one option ticked, or not. */
export const withTick = (
  fields: FilterFields,
  name: string,
  value: string,
  ticked: boolean,
): FilterFields => {
  const others = (fields[name] ?? []).filter((one) => one !== value);
  return { ...fields, [name]: ticked ? [...others, value] : others };
};

/** The names of the parameters that a filter may set. */
export function parameterNames({ kind, name }: Pick<AppliedFilter, 'kind' | 'name'>): string[] {
  if (kind === 'range') return [`min_${name}`, `max_${name}`];
  if (kind === 'fit') return nicheSides.map((side) => `fit_${side}`);
  return [name];
}

/** These parameters as they stand elsewhere: emptied where they do not. */
export const withParameters = (
  fields: FilterFields,
  names: readonly string[],
  from: FilterFields = {},
): FilterFields => ({
  ...fields,
  ...Object.fromEntries(names.map((name) => [name, from[name] ?? []])),
});

/** The same filters but one. */
export function withoutFilter(parameters: FilterParameters, name: string): FilterParameters {
  const gone = parameterNames({ kind: filterKind(name) ?? 'options', name });
  return Object.fromEntries(Object.entries(parameters).filter(([one]) => !gone.includes(one)));
}
