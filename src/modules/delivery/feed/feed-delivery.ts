import type { DeliveryZone } from '#contracts/delivery-terms.ts';
import { toRoubles } from '#contracts/money.ts';
import type { FeedDelivery } from '#modules/export/index.ts';
import { selectCarried } from '../counting/carried.ts';
import { countDelivery } from '../counting/count-delivery.ts';
import { promisedLines } from '../counting/pieces.ts';
import type { TownRef } from '../quote/tariffs.ts';
import { selectTerms } from '../terms/term-queries.ts';
import { readTerms } from '../terms/terms.ts';

/** Readers of YML take more days as «made to order». */
const MADE_TO_ORDER = 32;

/** Any time: neither price nor working days depend on it. */
const AT = { now: new Date(0), zone: 'Europe/Moscow' } as const;

/** Delivery of one piece to the first zone of the owner, which is where the shop is at home. */
export const feedDelivery: FeedDelivery = {
  state: async (db) => String((await selectTerms(db)).version),
  async optionsOf(db, variants) {
    const known = await readTerms(db);
    const [zone] = known.terms.zones;
    const home = zone && homeOf(zone);
    if (!zone || !home) return new Map();
    const carried = await selectCarried(
      db,
      variants.map(({ id }) => id),
    );
    const orderBefore = Number(known.terms.cutoff.slice(0, 2));
    return new Map(
      variants.flatMap(({ id: variantId, ...variant }) => {
        const lines = [{ ...variant, variantId, quantity: 1 }];
        const { charges } = countDelivery(known, { lines, carried }, home, AT);
        const price = charges.find(({ kind }) => kind === 'delivery')?.amount;
        if (price === undefined) return [];
        const [line] = promisedLines(lines, carried, known.terms);
        const days = line && daysOf(line, zone);
        return [[variantId, { cost: Math.round(toRoubles(price)), days: days ?? '', orderBefore }]];
      }),
    );
  },
};

function homeOf({ towns, districts, regions }: DeliveryZone) {
  const [district] = districts;
  const town: TownRef | undefined =
    towns[0] ?? district?.town ?? (regions[0] ? { name: '', region: regions[0] } : undefined);
  return town && { town, ...(!towns[0] && district && { district: district.district }) };
}

function daysOf(
  line: ReturnType<typeof promisedLines>[number],
  { days: lead }: DeliveryZone,
): string | undefined {
  const production = 'inStock' in line ? { least: 0, most: 0 } : line.production;
  if (!production) return String(MADE_TO_ORDER);
  const [least, most] = [production.least + lead.least, production.most + lead.most];
  if (most >= MADE_TO_ORDER) return String(MADE_TO_ORDER);
  return least === most ? String(most) : `${least}-${most}`;
}
