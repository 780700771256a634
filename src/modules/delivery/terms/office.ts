import type { StoredTerms, TriedDelivery } from '#contracts/admin/delivery/delivery.ts';
import type { DeliveryQuote } from '#contracts/delivery.ts';
import { type DeliveryTerms, deliveryTerms } from '#contracts/delivery-terms.ts';
import { toKopecks } from '#contracts/money.ts';
import { deliveryTermsMessages as words } from '#messages/office/delivery.ts';
import {
  type Actor,
  changesBetween,
  type FindStaffNames,
  recordAction,
  staffIdOf,
} from '#modules/audit/index.ts';
import { selectCategories } from '#modules/catalog/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import { findOffers } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { carriedAs, selectCarried } from '../counting/carried.ts';
import { countFor, lineOfOffer, presentQuote, type Wishes } from '../service.ts';
import { regionNames } from '../towns/towns.ts';
import { checkTerms } from './check-terms.ts';
import { findByArticle, selectTerms, updateTerms } from './term-queries.ts';
import { knownOf } from './terms.ts';

export interface TermsWork {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
}

/** The terms with who changed them last, and what a form needs to offer. */
export async function getTerms({ db, staffNames }: Omit<TermsWork, 'clock'>): Promise<StoredTerms> {
  const [row, categories, names] = await Promise.all([
    selectTerms(db),
    selectCategories(db),
    staffNames(db),
  ]);
  const { terms, calendar } = knownOf(deliveryTerms.parse(row.terms), await getTimeZone(db));
  return {
    terms,
    version: row.version,
    changed_at: row.changedAt?.toISOString() ?? null,
    changed_by: names.get(String(row.staffId)) ?? '',
    regions: [...regionNames],
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    calendar: {
      years: [...calendar.years],
      off: [...calendar.off].toSorted(),
      worked: [...calendar.worked].toSorted(),
    },
  };
}

/** Saves terms, whole. Throws `invalid` by fields such as `zones.0.name`, or `terms_changed` where another was quicker. */
export async function saveTerms(
  context: TermsWork & { readonly actor: Actor },
  { version, terms: given }: { readonly version: number; readonly terms: unknown },
): Promise<StoredTerms> {
  const { clock, actor } = context;
  await context.db.transaction(async (db) => {
    const before = await selectTerms(db, { hold: true });
    if (before.version !== version) {
      const now = await getTerms({ ...context, db });
      throw new DomainError('terms_changed', { body: { now } });
    }
    const terms = await checkedTerms(db, given);
    const kept = JSON.parse(JSON.stringify(terms)) as Record<string, unknown>;
    await updateTerms(db, {
      terms: kept,
      version: version + 1,
      changedAt: clock.now(),
      staffId: staffIdOf(actor),
    });
    await recordAction(
      { db, clock, actor },
      {
        action: 'delivery_terms.change',
        entity: 'delivery',
        entityId: 'all',
        changes: changesBetween(deliveryTerms.parse(before.terms), terms),
      },
    );
  });
  return getTerms(context);
}

async function checkedTerms(db: Database, given: unknown): Promise<DeliveryTerms> {
  const categories = (await selectCategories(db)).map(({ slug }) => slug);
  const read = checkTerms(given, categories);
  if ('fields' in read) throw new DomainError('invalid', { fields: { ...read.fields } });
  return read.terms;
}

/** What a shopper would see by terms that are not saved. Throws `invalid`, also where the terms are wrong. */
export async function tryTerms(
  { db, clock }: Pick<TermsWork, 'db' | 'clock'>,
  { terms: given, ...tried }: TriedDelivery,
): Promise<DeliveryQuote> {
  const known = knownOf(await checkedTerms(db, given), await getTimeZone(db));
  const { line, carried } = await thingOf(db, tried);
  const wishes: Wishes = tried.pickup ? {} : tried;
  if (!wishes.town && !tried.pickup) throw invalid('town', words.needsTown);
  const counted = await countFor(
    { db, clock, readTerms: async () => known, readCarried: async () => carried },
    [line],
    wishes,
  );
  return presentQuote(counted, known, { goods: line.price * line.quantity, now: clock.now() });
}

/** The thing that is tried: a variant by its article, or one that is described. */
async function thingOf(db: Database, tried: Omit<TriedDelivery, 'terms'>) {
  const quantity = Number(tried.quantity ?? 1);
  if (tried.article) {
    const id = await findByArticle(db, tried.article);
    const offer = id === undefined ? undefined : (await findOffers(db, [id])).get(id);
    if (!offer) throw invalid('article', words.noArticle(tried.article));
    return {
      line: lineOfOffer(offer, quantity),
      carried: await selectCarried(db, [offer.variantId]),
    };
  }
  const variantId = 0;
  const days = tried.lead_days == null ? null : Number(tried.lead_days);
  const categories = tried.category ? await withParent(db, tried.category) : [];
  return {
    line: {
      variantId,
      quantity,
      price: toKopecks(tried.price ?? 0),
      originalPrice: null,
      inStock: days === null,
      leadDays: days,
      leadDaysFrom: null,
    },
    carried: new Map([
      [
        variantId,
        carriedAs({
          categories,
          packages: tried.packages ?? [],
          stated: null,
          name: '',
          size: [null, null, null],
          weight: tried.weight ?? null,
          production: null,
        }),
      ],
    ]),
  };
}

async function withParent(db: Database, slug: string): Promise<string[]> {
  const categories = await selectCategories(db);
  const found = categories.find((one) => one.slug === slug);
  const above = categories.find(({ id }) => id === found?.parentId);
  return [found?.slug, above?.slug].filter((one) => one !== undefined);
}
