import { type DeliveryTerms, deliveryTerms } from '#contracts/delivery-terms.ts';
import type { FieldErrors } from '#contracts/validation.ts';
import { deliveryTermsMessages as words } from '#messages/office/delivery.ts';
import { plainName } from '../quote/find-zone.ts';
import { regionNames } from '../towns/towns.ts';

/** Checks terms. `fields`: what is wrong, by paths such as `zones.0.price.bands.1.up_to`. */
export function checkTerms(
  given: unknown,
  categories: readonly string[],
): { readonly terms: DeliveryTerms } | { readonly fields: FieldErrors } {
  const read = deliveryTerms.safeParse(given);
  const fields: FieldErrors = {};
  const blame = (path: string, message: string) => {
    fields[path || 'non_field_errors'] = [...(fields[path] ?? []), message];
  };
  for (const { path, message } of read.error?.issues ?? [])
    blame(path.map(String).join('.'), message);
  if (read.data)
    for (const [path, message] of faultsOf(read.data, categories)) blame(path, message);
  if (!read.data || Object.keys(fields).length > 0) return { fields };
  return { terms: read.data };
}

type Fault = readonly [path: string, message: string];

/** What the shape alone does not tell: regions that there are not, places of two zones, unknown categories. */
function faultsOf(terms: DeliveryTerms, categories: readonly string[]): Fault[] {
  const lists = [
    ...terms.assembly.map((one, index) => ['assembly', index, one.categories] as const),
    ...terms.classes.map((one, index) => ['classes', index, one.categories] as const),
    ...terms.production.map((one, index) => ['production', index, one.categories] as const),
  ];
  const named = [
    ...lists.map(([list, index, slugs]) => [`${list}.${index}.categories`, slugs] as const),
    ['unusual', terms.unusual] as const,
  ];
  const strangers = named.flatMap(([path, slugs]) =>
    slugs
      .filter((slug) => !categories.includes(slug))
      .map((slug): Fault => [path, words.noCategory(slug)]),
  );
  return [...regionFaults(terms), ...placeFaults(terms), ...strangers];
}

const regions = new Set(regionNames.map(plainName));

function regionFaults({ zones }: DeliveryTerms): Fault[] {
  return zones.flatMap((zone, index) => {
    const at = `zones.${index}`;
    const named = [
      ...zone.towns.map(({ region }, row) => [`${at}.towns.${row}.region`, region] as const),
      ...zone.districts.map(
        ({ town }, row) => [`${at}.districts.${row}.town.region`, town.region] as const,
      ),
      ...(zone.around ? [[`${at}.around.region`, zone.around.region] as const] : []),
      ...zone.regions.map((region, row) => [`${at}.regions.${row}`, region] as const),
    ];
    return named
      .filter(([, region]) => !regions.has(plainName(region)))
      .map(([path, region]): Fault => [path, words.noRegion(region)]);
  });
}

/** A town or a region in two zones would have two prices. */
function placeFaults({ zones }: DeliveryTerms): Fault[] {
  const seen = new Map<string, string>();
  const faults: Fault[] = [];
  const take = (path: string, kind: string, place: string, zone: string) => {
    const key = `${kind} ${plainName(place)}`;
    const other = seen.get(key);
    if (other !== undefined) faults.push([path, words.placeTwice(place, other)]);
    else seen.set(key, zone);
  };
  for (const [index, { name, towns, regions: wide, around, districts }] of zones.entries()) {
    const at = `zones.${index}`;
    for (const [row, town] of towns.entries())
      take(`${at}.towns.${row}.name`, 'town', `${town.name}, ${town.region}`, name);
    for (const [row, { town, district }] of districts.entries())
      take(`${at}.districts.${row}.district`, 'district', `${town.name}, ${district}`, name);
    for (const [row, region] of wide.entries())
      take(`${at}.regions.${row}`, 'region', region, name);
    if (around) take(`${at}.around.name`, 'around', `${around.name}, ${around.region}`, name);
  }
  return faults;
}
