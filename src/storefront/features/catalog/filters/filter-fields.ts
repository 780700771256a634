import { type AppliedFilter, parametersOf, writeFilters } from '#contracts/applied-filters.ts';
import { optionParameter } from '#contracts/own-filters.ts';
import { isReadable, typedLengths } from '#contracts/read-filters.ts';
import { isLengthParameter, lengthText, readLength, withUnit } from '#contracts/read-length.ts';
import { searchParameters } from '#contracts/search-parameters.ts';

/** The texts in the filter fields as typed: the query that the form would send. It is copied, not changed. */
export type FilterFields = URLSearchParams;

/** The texts by which the fields show filters. `readFilters` reads them. */
export function fieldsOf(filters: readonly AppliedFilter[]): FilterFields {
  const texts = Object.entries(writeFilters(filters)).map(([name, value]) => [
    name,
    typeof value === 'number' && isLengthParameter(name) ? lengthText(value) : value,
  ]);
  return searchParameters({
    ...Object.fromEntries(texts),
    [typedLengths.name]: typedLengths.value,
  });
}

/** The fields after these have lost the focus: lengths with their unit, other numbers as they were read. An unreadable text stays. */
export function normalised(
  fields: FilterFields,
  names: readonly string[],
  filters: readonly AppliedFilter[],
): FilterFields {
  const read = fieldsOf(filters);
  const next = new URLSearchParams(fields);
  for (const name of names) {
    const text = textOf(fields, name);
    if (text.trim() && name !== 'name' && !isReadable(name, text)) continue;
    const shown = textOf(read, name);
    const isKept = isLengthParameter(name) && readLength(text) === readLength(shown);
    next.set(name, isKept ? withUnit(text) : shown);
  }
  return next;
}

/** The text of a field; empty when nothing was typed. */
export const textOf = (fields: FilterFields, name: string): string => fields.get(name) ?? '';

/** Whether an option of a filter is ticked. */
export function isTicked(fields: FilterFields, name: string, value: string): boolean {
  const [parameter, text] = optionParameter(name, value);
  return fields.getAll(parameter).includes(text);
}

/** A copy of the fields with another text in one field. */
export function withText(fields: FilterFields, name: string, text: string): FilterFields {
  const next = new URLSearchParams(fields);
  next.set(name, text);
  return next;
}

/** A copy of the fields with one option ticked or unticked. */
export function withTick(
  fields: FilterFields,
  name: string,
  value: string,
  ticked: boolean,
): FilterFields {
  const [parameter, text] = optionParameter(name, value);
  const others = [...fields].filter(([one, given]) => one !== parameter || given !== text);
  return new URLSearchParams(ticked ? [...others, [parameter, text]] : others);
}

/** A copy of the fields that does not set a filter; of an own filter by options, {@link withTick} removes each. */
export function withoutFilter(fields: FilterFields, filter: AppliedFilter): FilterFields {
  const removed = parametersOf(filter).map(([parameter]) => parameter);
  return new URLSearchParams([...fields].filter(([name]) => !removed.includes(name)));
}
