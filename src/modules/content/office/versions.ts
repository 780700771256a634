import { sql } from 'drizzle-orm';
import type { LastChange } from '#contracts/admin/content/content-version.ts';
import { contentScreenMessages as words } from '#messages/office/content.ts';
import type { StaffNames } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';

/** What has versions: the settings of the shop as a whole, or a page by its address. */
export type Document = readonly [kind: 'pages' | 'site_settings', name: string];

/** A version as the triggers keep it. */
export interface KeptVersion {
  readonly id: number;
  readonly name: string;
  /** The row; null: it was removed. */
  readonly body: Record<string, unknown> | null;
  readonly at: Date;
  readonly by: string | null;
}

const columns = sql`id::float8 AS id, name, body, changed_at AS at, changed_by AS by`;

const read = async (db: Database, rest: ReturnType<typeof sql>): Promise<KeptVersion[]> => {
  const { rows } = await db.execute<{ [Key in keyof KeptVersion]: KeptVersion[Key] }>(
    sql`SELECT ${columns} FROM content_versions ${rest}`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
};

/** The versions of a document, latest first, behind the one `before`. */
export const selectVersionsOf = (
  db: Database,
  [kind, name]: Document,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number | undefined; limit: number },
): Promise<KeptVersion[]> =>
  read(
    db,
    sql`WHERE kind = ${kind} AND name = ${name} AND id < ${before} ORDER BY id DESC LIMIT ${limit}`,
  );

/** The version of now. */
export const newestVersion = async (
  db: Database,
  document: Document,
): Promise<KeptVersion | undefined> => (await selectVersionsOf(db, document, { limit: 1 }))[0];

/** A version by its number. */
export const findVersion = async (
  db: Database,
  kind: Document[0],
  id: number,
): Promise<KeptVersion | undefined> =>
  (await read(db, sql`WHERE kind = ${kind} AND id = ${id}`))[0];

/** The newest version of each document of a kind. */
export const newestVersions = (db: Database, kind: Document[0], most: number) =>
  read(
    db,
    sql`WHERE id IN (SELECT max(id) FROM content_versions WHERE kind = ${kind} GROUP BY name)
      ORDER BY id DESC LIMIT ${most}`,
  );

/** The row before a page was removed. */
export const lastBodyOf = async (db: Database, slug: string) =>
  (
    await read(
      db,
      sql`WHERE kind = 'pages' AND name = ${slug} AND body IS NOT NULL ORDER BY id DESC LIMIT 1`,
    )
  )[0];

/** A version as the API names it. */
export const changeOf = (version: KeptVersion | undefined, names: StaffNames): LastChange => ({
  version: version?.id ?? 0,
  changed_at: version?.at.toISOString() ?? null,
  changed_by: nameOf(version?.by ?? null, names),
});

function nameOf(by: string | null, names: StaffNames): string {
  const [, kind = '', name = ''] = /^(\w+):(.*)$/su.exec(by ?? '') ?? [];
  if (kind === 'staff') return names.get(name) ?? words.formerMember;
  return kind === 'terminal' ? words.terminal(name) : '';
}
