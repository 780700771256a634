import { plainName } from '../../quote/find-zone.ts';
import type { TownRef } from '../../quote/tariffs.ts';
import { type City, city, rowsOf } from './answers.ts';
import type { AskCdek } from './api.ts';

/** So many places of one name are read. */
const MOST = '500';

/** What the company calls regions otherwise than the shop, without «республика». */
const otherNames: Readonly<Record<string, string>> = {
  'кабардино-балкарская': 'кабардино-балкария',
  'карачаево-черкесская': 'карачаево-черкесия',
  'кемеровская область-кузбасс': 'кемеровская область',
  удмуртская: 'удмуртия',
  'ханты-мансийский автономный округ-югра': 'ханты-мансийский автономный округ',
  чувашская: 'чувашия',
  'чувашская-чувашия': 'чувашия',
};

/** «Удмуртская Республика» and «Удмуртия», «Республика Северная Осетия — Алания» with any dash: one key for one region. */
function regionKey(region: string): string {
  const plain = plainName(region).replaceAll(/\s*[-–—]\s*/g, '-');
  const bare = plain.replaceAll(/(?:^| )республика(?=[ -]|$)/g, '').trim();
  return otherNames[bare] ?? bare;
}

const isSame = (found: City, { name, region }: TownRef): boolean =>
  plainName(found.city) === plainName(name) && regionKey(found.region) === regionKey(region);

/** A town in its classifier has no number of a village: digits 9 to 11 of KLADR. */
const isTown = ({ kladr_code: kladr }: City): boolean => kladr?.slice(8, 11) === '000';

/**
 * The number of a town at CDEK. Its name and region are the same, or it is not found: never the nearest name, never another town. Of several
 * places of the name in one region the only town is taken; two villages are not told apart.
 */
export async function findTown(
  ask: AskCdek,
  town: TownRef,
  signal: AbortSignal,
): Promise<number | undefined> {
  const name = town.name.trim().replaceAll(/\s+/g, ' ');
  const query = { country_codes: 'RU', city: name, size: MOST, page: '0' };
  const list = await ask({ method: 'GET', path: '/location/cities', query, signal });
  const same = rowsOf(city, list).filter((found) => isSame(found, town));
  const towns = same.length > 1 ? same.filter(isTown) : same;
  return towns.length === 1 ? towns[0]?.code : undefined;
}
