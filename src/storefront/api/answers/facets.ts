import type { Facet, FacetFamily, FacetOption, Facets } from '#contracts/facets.ts';
import { fieldsOf, type Reader, toList, toNumber, toText } from './json.ts';

/** The facets of a list, and the count of products without each filter that is set. Unusable unless both lists are present. */
export function readFacetsAnswer(json: unknown): Facets | null {
  const { count, filters, without } = fieldsOf(json);
  if (!Array.isArray(filters) || !Array.isArray(without)) return null;
  return {
    count: toNumber(count) ?? 0,
    filters: toList(filters, readFacet),
    without: toList(without, readWithout),
  };
}

function readFacet(json: unknown): Facet | null {
  const facet = fieldsOf(json);
  const named = { name: toText(facet.name), label: toText(facet.label) };
  if (!named.name || !named.label) return null;
  switch (facet.kind) {
    case 'range':
      return {
        ...named,
        kind: 'range',
        unit: toText(facet.unit),
        min: toNumber(facet.min),
        max: toNumber(facet.max),
      };
    case 'options':
      return {
        ...named,
        kind: 'options',
        options: toList(facet.options, readOption),
        ...(Array.isArray(facet.families) && { families: toList(facet.families, readFamily) }),
      };
    case 'flag':
      return { ...named, kind: 'flag', count: toNumber(facet.count) ?? 0 };
    default:
      return null;
  }
}

const readOption: Reader<FacetOption> = (json) => {
  const { value, count, hex } = fieldsOf(json);
  const option = { value: toText(value), count: toNumber(count) ?? 0, hex: toText(hex) || null };
  return option.value ? option : null;
};

const readFamily: Reader<FacetFamily> = (json) => {
  const option = readOption(json);
  const isText = (shade: unknown) => toText(shade) || null;
  const { shades, only } = fieldsOf(json);
  return option && { ...option, shades: toList(shades, isText), only: toNumber(only) };
};

const readWithout: Reader<Facets['without'][number]> = (json) => {
  const { name, label, count } = fieldsOf(json);
  const filter = { name: toText(name), label: toText(label), count: toNumber(count) ?? 0 };
  return filter.name && filter.label ? filter : null;
};
