import type { Facet, FacetFamily, FacetOption, Facets } from '#contracts/facets.ts';
import * as is from './json.ts';

type OfKind<Kind extends Facet['kind']> = Extract<Facet, { kind: Kind }>;

const named = { name: is.needed(is.text), label: is.needed(is.text) };

const optionFields: is.Fields<FacetOption> = {
  value: is.needed(is.text),
  count: is.or(is.number, 0),
  hex: is.textOrNull,
};

const readFamilies = is.list(
  is.shape<FacetFamily>({ ...optionFields, shades: is.list(is.textOrNull), only: is.number }),
);

const readers = {
  range: is.shape<OfKind<'range'>>({
    ...named,
    kind: () => 'range',
    unit: is.text,
    min: is.number,
    max: is.number,
  }),
  options: is.shape<OfKind<'options'>>({
    ...named,
    kind: () => 'options',
    options: is.list(is.shape(optionFields)),
    families: (json) => (Array.isArray(json) ? readFamilies(json) : undefined),
  }),
  flag: is.shape<OfKind<'flag'>>({ ...named, kind: () => 'flag', count: is.or(is.number, 0) }),
};

const readFacet: is.Reader<Facet> = (json) => {
  const kind = is.oneOf('range', 'options', 'flag')(is.fieldsOf(json).kind);
  return kind && readers[kind](json);
};

/** The facets of a list, and the count of products without each filter that is set. Unusable unless both lists are present. */
export const readFacetsAnswer = is.shape<Facets>({
  count: is.or(is.number, 0),
  filters: is.neededList(readFacet),
  without: is.neededList(
    is.shape<Facets['without'][number]>({ ...named, count: is.or(is.number, 0) }),
  ),
});
