import { and, asc, desc, eq, getTableColumns, lte, max, type SQL, sql } from 'drizzle-orm';
import type { DocumentInForce, DocumentKind } from '#contracts/legal-documents.ts';
import { USUAL_ZONE } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { legalDocuments, withdrawnDocuments } from './tables.ts';

export type DocumentRow = typeof legalDocuments.$inferSelect;

/** A version without its text. */
export type Edition = Pick<DocumentRow, 'version' | 'inForce' | 'publishedAt'>;

/** The latest version of each document whose day has come in the shop's time zone. A later version replaces an earlier one also before that one's day. */
export async function selectDocumentsInForce(db: Database, now: Date): Promise<DocumentInForce[]> {
  const zone = sql`(SELECT coalesce(identity ->> 'time_zone', ${USUAL_ZONE}) FROM site_settings)`;
  const today = sql`(${now.toISOString()}::timestamptz AT TIME ZONE ${zone})::date`;
  const latest = latestVersions(db, lte(legalDocuments.inForce, today));
  return db
    .select({
      slug: legalDocuments.kind,
      title: legalDocuments.title,
      version: legalDocuments.version,
    })
    .from(legalDocuments)
    .innerJoin(latest, isIn(latest))
    .orderBy(sql`array_position(ARRAY['policy', 'consent', 'offer'], ${legalDocuments.kind})`);
}

/** Versions that were taken back count no more; their texts stay. */
const isKept = sql`NOT EXISTS (SELECT FROM withdrawn_documents w
  WHERE w.kind = ${legalDocuments.kind} AND w.version = ${legalDocuments.version})`;

const latestVersions = (db: Database, condition?: SQL) =>
  db
    .select({
      kind: legalDocuments.kind,
      version: max(legalDocuments.version).as('latest_version'),
    })
    .from(legalDocuments)
    .where(and(condition, isKept))
    .groupBy(legalDocuments.kind)
    .as('latest');

const isIn = (latest: ReturnType<typeof latestVersions>) =>
  and(eq(legalDocuments.kind, latest.kind), eq(legalDocuments.version, latest.version));

/** The versions of a document that were not taken back, without their texts, latest first. */
export const selectEditions = (db: Database, kind: DocumentKind): Promise<Edition[]> =>
  db
    .select({
      version: legalDocuments.version,
      inForce: legalDocuments.inForce,
      publishedAt: legalDocuments.publishedAt,
    })
    .from(legalDocuments)
    .where(and(eq(legalDocuments.kind, kind), isKept))
    .orderBy(desc(legalDocuments.version));

export async function selectDocument(
  db: Database,
  kind: DocumentKind,
  version: number,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(legalDocuments)
    .where(and(eq(legalDocuments.kind, kind), eq(legalDocuments.version, version)));
  return row;
}

/** The newest version of each document, in force or not yet. */
export async function selectNewestDocuments(db: Database): Promise<DocumentRow[]> {
  const latest = latestVersions(db);
  return db
    .select(getTableColumns(legalDocuments))
    .from(legalDocuments)
    .innerJoin(latest, isIn(latest))
    .orderBy(asc(legalDocuments.kind));
}

/** Takes a version back; its number is not used again. False: it was taken back before. */
export async function withdrawDocument(
  db: Database,
  { kind, version, now }: { kind: DocumentKind; version: number; now: Date },
): Promise<boolean> {
  const added = await db
    .insert(withdrawnDocuments)
    .values({ kind, version, withdrawnAt: now })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

/** Adds a version with the next number, which it answers. */
export async function insertDocument(
  db: Database,
  document: Omit<DocumentRow, 'version'>,
): Promise<number> {
  const [last] = await db
    .select({ version: max(legalDocuments.version) })
    .from(legalDocuments)
    .where(eq(legalDocuments.kind, document.kind));
  const version = (last?.version ?? 0) + 1;
  await db.insert(legalDocuments).values({ ...document, version });
  return version;
}

/** The day on which each version of a legal document begins, by kind and version, `offer 3`. */
export async function selectDocumentDays(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ name: string; day: string }>(sql`
    SELECT kind || ' ' || version AS name, in_force::text AS day FROM legal_documents WHERE ${isKept}`);
  return new Map(rows.map(({ name, day }) => [name, day]));
}
