import type { DeliveryRule, DeliveryTerms, DeliveryZone } from '#contracts/delivery-terms.ts';
import { toKopecks } from '#contracts/money.ts';
import type {
  AssemblyRate,
  CarryingRates,
  LiftRates,
  Rule,
  SizeClass,
  Tariffs,
  Zone,
} from '../quote/tariffs.ts';

/** The owner's terms as a quote counts with them: kopecks, and nothing where nothing is charged. */
export const tariffsOf = ({
  zones,
  lift,
  assembly,
  free_from,
  pickup,
}: DeliveryTerms): Tariffs => ({
  zones: zones.map(zoneOf),
  ...(lift && { lift: liftOf(lift) }),
  assembly: assembly.map(assemblyOf),
  freeFrom: free_from === 'before_discount' ? 'before discount' : 'after discount',
  ...(pickup && {
    pickup: { first: toKopecks(pickup.first), further: toKopecks(pickup.further) },
  }),
});

const zoneOf = ({ name, towns, districts, around, regions, ...zone }: DeliveryZone): Zone => ({
  key: name,
  name,
  places: { towns, districts, ...(around && { around }), regions },
  rate: {
    base:
      zone.price.by === 'order'
        ? { by: 'order', price: toKopecks(zone.price.price) }
        : { by: zone.price.by, bands: bandsOf(zone.price.by, zone.price.bands) },
    furtherPiece: toKopecks(zone.further_piece),
    ...(zone.km && {
      km: { free: zone.km.free, steps: zone.km.steps.map(stepOf) },
    }),
    ...(zone.free_from !== undefined && { freeFrom: toKopecks(zone.free_from) }),
    repeat: toKopecks(zone.repeat),
  },
});

interface Row {
  readonly up_to: number | null;
  readonly price: number;
}

const stepOf = ({ up_to: upTo, price }: Row) => ({ upTo, price: toKopecks(price) });

/** A weight stays kilograms; a sum becomes kopecks. */
const bandsOf = (by: 'weight' | 'sum', rows: readonly Row[]) =>
  rows.map(stepOf).map(({ upTo, price }) => ({
    upTo: by === 'sum' && upTo !== null ? toKopecks(upTo) : upTo,
    price,
  }));

function liftOf({ passenger, freight, carrying, too_big: tooBig }: Lift): LiftRates {
  return {
    passenger: passenger ? ruleOf(passenger) : null,
    ...(freight && { freight: ruleOf(freight) }),
    carrying: carryingOf(carrying),
    ...(tooBig !== undefined && { tooBig: toKopecks(tooBig) }),
  };
}

type Lift = NonNullable<DeliveryTerms['lift']>;

const carryingOf = ({ base, higher, ...rates }: Lift['carrying']): CarryingRates => ({
  ...(base && { base: ruleOf(base) }),
  eachFloor: ruleOf(rates.each_floor),
  countsFirst: rates.counts_first,
  ...(higher && {
    higher: { from: higher.from, eachFloor: ruleOf(higher.each_floor), for: higher.for },
  }),
  unusual: toKopecks(rates.unusual),
});

const assemblyOf = ({ categories, price }: DeliveryTerms['assembly'][number]): AssemblyRate => ({
  ...(categories.length > 0 && { categories }),
  rule: ruleOf(price),
});

function ruleOf(rule: DeliveryRule): Rule {
  switch (rule.by) {
    case 'order':
    case 'piece':
      return { by: rule.by, price: toKopecks(rule.price) };
    case 'class':
      return { by: 'class', prices: classPrices(rule.prices) };
    case 'percent':
      return {
        by: 'percent',
        percent: {
          hundredths: Math.round(rule.percent * 100),
          ...(rule.least !== undefined && { least: toKopecks(rule.least) }),
          of: rule.of,
        },
        ...(rule.over !== undefined && { over: toKopecks(rule.over) }),
      };
  }
}

const classPrices = (prices: Readonly<Record<string, number | undefined>>) =>
  Object.fromEntries(
    Object.entries(prices).flatMap(([key, price]) =>
      price === undefined ? [] : [[Number(key) as SizeClass, toKopecks(price)]],
    ),
  );
