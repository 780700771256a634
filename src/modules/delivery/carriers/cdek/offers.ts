import type { HandOver } from '#contracts/admin/delivery/values.ts';
import type { AskedOffers, CarrierAnswer, Offer } from '../carrier.ts';
import { placesOf } from '../places.ts';
import { type Price, price } from './answers.ts';
import type { AskCdek } from './api.ts';
import { CdekRefused, CdekSilent } from './failures.ts';
import {
  MOST_BY_LIFT,
  servicesFor,
  type Tariff,
  tariffsFor,
  weightOf,
  writtenPlace,
} from './tariffs.ts';

export interface Route {
  readonly from: number;
  readonly to: number;
  readonly handOver: HandOver;
  readonly signal: AbortSignal;
}

const ROUBLE = 100;
const KINDS = ['parcel', 'groupage'] as const;

/** What is wrong with an order whatever the company says; undefined: nothing. */
export function refusalOf({ packages, up }: AskedOffers): CarrierAnswer | undefined {
  const isKnown = (amount: number) => Number.isFinite(amount) && amount > 0;
  const areKnown = packages.every(({ length, width, height, weight }) =>
    [length, width, height, weight].every(isKnown),
  );
  if (packages.length === 0 || !areKnown) return { call: 'packages not known' };
  if (up?.by === 'lift' && weightOf(packages) > MOST_BY_LIFT) {
    return { call: 'too heavy for the lift' };
  }
  return undefined;
}

/**
 * Asks for the price by each tariff that the weight allows, at the same time. A tariff that is refused takes no other away. `isWhole`: all
 * have answered, so the answer may be kept; «impossible» comes now and then for directions that are served, and is never kept.
 */
export async function askOffers(
  ask: AskCdek,
  asked: AskedOffers,
  route: Route,
): Promise<{ readonly answer: CarrierAnswer; readonly isWhole: boolean }> {
  const { found, isSilent } = await askPrices(ask, asked, route);
  if (found.length === 0) {
    return { answer: { call: isSilent ? 'carrier silent' : 'carrier refuses' }, isWhole: false };
  }
  const offers = KINDS.flatMap((kind) => cheapest(found, kind)).map(({ offer }) => offer);
  return { answer: { offers }, isWhole: !isSilent };
}

/** The tariff of a kind by which an order goes now: the cheapest. Throws {@link CdekRefused} or {@link CdekSilent} where there is none. */
export async function cheapestTariff(
  ask: AskCdek,
  asked: AskedOffers & Pick<Offer, 'kind'>,
  route: Route,
): Promise<Tariff> {
  const { found, isSilent } = await askPrices(ask, asked, route);
  const [best] = cheapest(found, asked.kind);
  if (best) return best.tariff;
  throw isSilent ? new CdekSilent('no price') : new CdekRefused(['no tariff']);
}

interface Found {
  readonly tariff: Tariff;
  readonly offer: Offer;
}

async function askPrices(
  ask: AskCdek,
  asked: AskedOffers,
  route: Route,
): Promise<{ readonly found: readonly Found[]; readonly isSilent: boolean }> {
  const tariffs = tariffsFor(weightOf(asked.packages), route.handOver);
  const answers = await Promise.allSettled(
    tariffs.map((tariff) => askPrice(ask, tariff, asked, route)),
  );
  const failures = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const foreign = failures.find(
    (one) => !(one instanceof CdekRefused || one instanceof CdekSilent),
  );
  if (foreign) throw foreign;
  const found = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return { found, isSilent: failures.some((one) => one instanceof CdekSilent) };
}

const cheapest = (found: readonly Found[], kind: Offer['kind']): Found[] =>
  found
    .filter(({ offer }) => offer.kind === kind)
    .toSorted((a, b) => a.offer.price - b.offer.price)
    .slice(0, 1);

async function askPrice(
  ask: AskCdek,
  tariff: Tariff,
  { packages, up }: AskedOffers,
  { from, to, signal }: Route,
): Promise<Found> {
  const { code, kind, order } = tariff;
  const body = {
    ...order,
    currency: 1,
    tariff_code: code,
    from_location: { code: from },
    to_location: { code: to },
    services: servicesFor(up),
    packages: placesOf(packages).map(writtenPlace),
  };
  const read = price.safeParse(
    await ask({ method: 'POST', path: '/calculator/tariff', body, signal }),
  );
  if (!read.success) throw new CdekRefused(['price not readable']);
  const { total_sum: sum } = read.data;
  return { tariff, offer: { kind, price: Math.round(sum * ROUBLE), days: daysOf(read.data) } };
}

/** Days of the calendar. Of working days alone the longest way is told with weekends, so that nothing comes later than it was said. */
function daysOf(read: Price): Offer['days'] {
  const least = read.calendar_min ?? read.period_min;
  const most = read.calendar_max ?? read.period_max + 2 * Math.ceil(read.period_max / 5);
  return { least, most: Math.max(least, most) };
}
