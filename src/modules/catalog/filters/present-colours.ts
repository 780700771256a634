import { type ColourFamily, colourFamilyOf, familyNamed } from '#contracts/colour-families.ts';
import type { Facet, FacetFamily, FacetOption } from '#contracts/facets.ts';
import type { OptionCount } from './count-facets.ts';
import { familyOfOption } from './option-totals.ts';
import { byFrequency, presentOption } from './present-options.ts';

/** Colours: every shade, and the families with theirs, the most frequent first. */
export function presentColours(
  named: { name: string; label: string },
  counted: readonly OptionCount[],
): Facet {
  const inOrder = counted.toSorted(byFrequency);
  const shades = inOrder.filter(({ id }) => familyOfOption(id) === undefined);
  const inFamily = Map.groupBy(shades, ({ value, hex }) => colourFamilyOf(value, hex));
  const counts = new Map(
    inOrder.flatMap(({ id, count }) => {
      const family = familyOfOption(id);
      return family ? [[family, count]] : [];
    }),
  );
  const countOf = (family: ColourFamily | undefined) => family && counts.get(family);
  const families = inOrder.flatMap(({ id }) => {
    const family = familyOfOption(id);
    const own = inFamily.get(family) ?? [];
    return family && own.length > 0 ? [presentFamily(family, countOf(family) ?? 0, own)] : [];
  });
  // A shade with the name of its family is chosen together with the other shades.
  const present = (shade: OptionCount): FacetOption => ({
    ...presentOption(shade),
    count: countOf(familyNamed(shade.value)) ?? shade.count,
  });
  return { kind: 'options', ...named, options: shades.map(present), families };
}

function presentFamily(
  family: ColourFamily,
  count: number,
  shades: readonly OptionCount[],
): FacetFamily {
  const namesake = shades.find(({ value }) => familyNamed(value) === family);
  return {
    value: family,
    count,
    hex: (namesake ?? shades[0])?.hex ?? null,
    shades: shades.map(({ value }) => value),
    only: namesake && shades.length > 1 ? namesake.count : null,
  };
}
