import { eq } from 'drizzle-orm';
import type { ShopLogo } from '#contracts/shop-look.ts';
import type { Database } from '#platform/database/database.ts';
import { logosTable } from '../tables.ts';
import { nameOf, readLogo } from './read-logo.ts';

/**
 * Cleans the file of a logo and stores it. The file that was stored last, pulled and unchanged, is the same logo. Throws `LogoRefused`.
 */
export async function storeLogo(
  db: Database,
  given: { readonly kind: 'svg' | 'png'; readonly bytes: Buffer },
  last: ShopLogo | null,
): Promise<ShopLogo> {
  if (last && nameOf(given.bytes, given.kind) === last.file) return last;
  const { logo, content } = await readLogo(given.kind, given.bytes);
  await db.insert(logosTable).values({ file: logo.file, content }).onConflictDoNothing();
  return logo;
}

/** The name under which the file of a logo is stored once it is cleaned. Throws `LogoRefused`. */
export const logoFileName = async (kind: 'svg' | 'png', bytes: Buffer): Promise<string> =>
  (await readLogo(kind, bytes)).logo.file;

/** The content of a stored logo. */
export async function readLogoFile(db: Database, file: string): Promise<Buffer | undefined> {
  const [row] = await db.select().from(logosTable).where(eq(logosTable.file, file));
  return row?.content;
}
