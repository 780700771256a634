import { attributes } from '#contracts/attributes.ts';
import type { Facet } from '#contracts/facets.ts';
import { commonFilters, filterName, generalFilters } from '#contracts/filters.ts';

type OfKind<Kind extends Facet['kind']> = Extract<Facet, { kind: Kind }>;

/** A filter of the panel. `null` stands for what is not counted yet: the options of a filter, the products that a flag leads to. */
export type PanelFilter =
  | OfKind<'range'>
  | Uncounted<OfKind<'options'>, 'options'>
  | Uncounted<OfKind<'flag'>, 'count'>;

type Uncounted<Filter, Key extends keyof Filter> = Omit<Filter, Key> & {
  readonly [K in Key]: Filter[K] | null;
};

/** The filters of every search, before anything is counted. */
export const uncountedFilters: readonly PanelFilter[] = [
  unlimited('price', generalFilters.price),
  ...(['in_stock', 'on_sale'] as const).map(
    (name) => ({ kind: 'flag', name, label: generalFilters[name].label, count: null }) as const,
  ),
  ...commonFilters.map((key): PanelFilter => {
    const { label, filter, unit } = { unit: '', ...attributes[key] };
    const name = filterName(key);
    return filter === 'range'
      ? unlimited(name, { label, unit })
      : { kind: 'options', name, label, options: null };
  }),
];

function unlimited(name: string, { label, unit }: { label: string; unit: string }) {
  return { kind: 'range', name, label, unit, min: null, max: null } as const;
}
