import { sql } from 'drizzle-orm';
import type { Maker, MakerDetails } from '#contracts/makers.ts';
import type { ToldMaker } from '#contracts/shop-trust.ts';
import { slugOf } from '#contracts/slug-of.ts';
import { noBreaks } from '#messages/words/no-breaks.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { CatalogCaches } from './caches.ts';

interface MakerContext extends Pick<CatalogCaches, 'keepMakers'> {
  readonly db: Database;
}

/** The makers with products on sale, by name. */
export async function listMakers(context: MakerContext): Promise<Maker[]> {
  const all = await allMakers(context);
  return [...all.values()]
    .filter(({ count }) => count > 0)
    .map(({ text: _text, brands: _brands, ...maker }) => maker);
}

/** One maker, also one of whom the owner tells and who has nothing on sale. Throws `maker_not_found`. */
export async function getMaker(context: MakerContext, slug: string): Promise<MakerDetails> {
  const maker = (await allMakers(context)).get(slug.toLowerCase());
  if (!maker) throw new DomainError('maker_not_found');
  return maker;
}

type Makers = ReadonlyMap<string, MakerDetails>;

/** By slug, in the order of their names. */
const allMakers = ({ db, keepMakers }: MakerContext): Promise<Makers> =>
  keepMakers('all', async () => {
    const [brands, { identity }] = await Promise.all([selectBrands(db), readSettings(db)]);
    return makersOf(brands, identity.makers);
  });

const byName = new Intl.Collator('ru');

/** Names that differ in capitals and signs alone are one maker: its address is the same. */
function makersOf(brands: readonly Brand[], told: readonly ToldMaker[]): Makers {
  const sold = Map.groupBy(brands, ({ name }) => slugOf(name));
  const said = new Map(told.map((one) => [slugOf(one.name), one]));
  const slugs = [...new Set([...said.keys(), ...sold.keys()])].filter((slug) => slug !== '');
  const makers = slugs.map((slug): MakerDetails => {
    const own = said.get(slug);
    const found = sold.get(slug) ?? [];
    const countries = new Set(found.map(({ country }) => country));
    return {
      slug,
      name: own?.name ?? found[0]?.name ?? '',
      country: own?.country || (countries.size === 1 ? (found[0]?.country ?? '') : ''),
      photo: own?.photo ?? '',
      count: found.reduce((sum, { count }) => sum + count, 0),
      text: noBreaks(own?.text ?? ''),
      brands: found.map(({ name }) => name),
    };
  });
  return new Map(
    makers.toSorted((a, b) => byName.compare(a.name, b.name)).map((one) => [one.slug, one]),
  );
}

interface Brand extends Record<string, unknown> {
  readonly name: string;
  readonly count: number;
  /** Null where its products state several, or none. */
  readonly country: string | null;
}

/** The brands of products on sale, those of most products first. */
async function selectBrands(db: Database): Promise<Brand[]> {
  const { rows } = await db.execute<Brand>(sql`
    SELECT name, count(DISTINCT product_id)::int AS count,
      CASE WHEN count(DISTINCT country) = 1 THEN max(country) END AS country
    FROM (
      SELECT v.product_id, v.attributes #>> '{brand,name}' AS name,
        v.attributes #>> '{manufacturer,country}' AS country
      FROM variants v JOIN products p ON p.id = v.product_id
      WHERE NOT v.withdrawn AND NOT p.withdrawn
    ) stated
    WHERE name IS NOT NULL GROUP BY name ORDER BY count DESC, name`);
  return rows;
}
