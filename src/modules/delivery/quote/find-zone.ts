import type { Destination, TownRef, Zone } from './tariffs.ts';

/** Names are compared without case, outer or double spaces, and with «ё» as «е»; never by their beginnings: Петергоф is not Петербург. */
export const plainName = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');

export const isSameTown = (one: TownRef, other: TownRef): boolean =>
  plainName(one.name) === plainName(other.name) &&
  plainName(one.region) === plainName(other.region);

/** The zone of a destination, the narrowest first: district, town, the country around a town, region. Undefined where none has it: nothing is assumed. */
export function findZone(zones: readonly Zone[], to: Destination): Zone | undefined {
  const { town, district, km = 0 } = to;
  const has = (places: (zone: Zone) => boolean) => zones.find(places);
  return (
    (district !== undefined &&
      has(({ places }) =>
        (places.districts ?? []).some(
          (one) => isSameTown(one.town, town) && plainName(one.district) === plainName(district),
        ),
      )) ||
    (km === 0 && has(({ places }) => (places.towns ?? []).some((one) => isSameTown(one, town)))) ||
    (km > 0 &&
      has(({ places }) => places.around !== undefined && isSameTown(places.around, town))) ||
    has(({ places }) =>
      (places.regions ?? []).some((region) => plainName(region) === plainName(town.region)),
    ) ||
    undefined
  );
}
