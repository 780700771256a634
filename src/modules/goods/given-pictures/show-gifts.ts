import { sql } from 'drizzle-orm';
import { type PictureStore, rememberFetched } from '#modules/pictures/index.ts';
import type { Database } from '#platform/database/database.ts';
import { IMPORTING } from '#platform/database/import-lock.ts';
import { byNumber } from './matching/file-name.ts';
import type { Match } from './matching/match-files.ts';
import { addressName } from './matching/named-files.ts';
import { selectFetched, selectGiven, selectPicturesOf } from './queries.ts';

/** Shows the fetched pictures of these variants after the given ones. Runs in the transaction `db`. */
export type ShowFetched = (db: Database, variants: readonly number[]) => Promise<void>;

/** A stored picture and the goods that it belongs to. */
export interface Gift {
  readonly match: Match;
  readonly file: string;
}

interface Context extends Pick<PictureStore, 'db'> {
  readonly showFetched: ShowFetched;
}

/** Adds the pictures to those that the owner has given before; one of the same name is replaced. */
export async function showGifts(context: Context, gifts: readonly Gift[]): Promise<void> {
  if (gifts.length === 0) return;
  await context.db.transaction(async (db) => {
    await lockGoods(
      db,
      gifts.flatMap(({ match }) => match.variants),
    );
    await fillAddresses(db, gifts);
    const byVariant = new Map<number, Map<string, string>>();
    for (const { match, file } of gifts) {
      for (const id of match.variants) {
        const own = byVariant.get(id) ?? new Map<string, string>();
        byVariant.set(id, own.set(match.name, `/pictures/${file}`));
      }
    }
    const ids = [...byVariant.keys()];
    const before = await selectGiven(db, ids);
    const named = await selectPicturesOf(db, ids);
    for (const [id, given] of byVariant) {
      const all = new Map([...(before.get(id) ?? []), ...given]);
      await writeGiven(db, id, inOrder(all, named.get(id) ?? []));
    }
    await context.showFetched(db, ids);
  });
}

/** Waits for the end of an import that runs. Locks the variants in id order, as orders do. */
export async function lockGoods(db: Database, variants: readonly number[]): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${IMPORTING})`);
  await db.execute(sql`
    SELECT FROM variants WHERE id = ANY(${sql.param(variants)}::int[]) ORDER BY id FOR NO KEY UPDATE`);
}

/** The files stand for their addresses, which are not fetched any more. */
async function fillAddresses(db: Database, gifts: readonly Gift[]): Promise<void> {
  const files = new Map(
    gifts.flatMap(({ match, file }) => match.addresses.map((address) => [address, file] as const)),
  );
  const fetched = await selectFetched(db, [...files.keys()]);
  for (const [address, file] of files) {
    if (fetched.get(address) !== file) await rememberFetched(db, address, file);
  }
}

type Named = readonly [name: string, photo: string];

/** Pictures that the feed names stand in its order, the others behind them by their numbers. Equal pictures are shown once. */
function inOrder(given: ReadonlyMap<string, string>, addresses: readonly string[]): Named[] {
  const places = new Map(addresses.map((address, place) => [addressName(address), place]));
  const placeOf = ([name]: Named) => places.get(name.toLowerCase()) ?? addresses.length;
  const sorted = [...given].sort((a, b) => placeOf(a) - placeOf(b) || byNumber(a[0], b[0]));
  return [...new Map(sorted.toReversed().map(([name, photo]) => [photo, name]))]
    .map(([photo, name]): Named => [name, photo])
    .toReversed();
}

async function writeGiven(db: Database, id: number, given: readonly Named[]): Promise<void> {
  await db.execute(sql`DELETE FROM variant_photos WHERE variant_id = ${id} AND given IS NOT NULL`);
  await db.execute(sql`
    INSERT INTO variant_photos (variant_id, position, photo, given)
    SELECT ${id}, place - ${given.length + 1}, photo, name
    FROM unnest(${sql.param(given.map(([, photo]) => photo))}::text[], ${sql.param(given.map(([name]) => name))}::text[])
      WITH ORDINALITY AS p (photo, name, place)`);
}
