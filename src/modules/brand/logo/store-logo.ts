import { eq } from 'drizzle-orm';
import type { ShopLogo } from '#contracts/shop-look.ts';
import { logoMessages } from '#messages/site/logo.ts';
import { WorkEnded } from '#platform/bounded/bounded-process.ts';
import type { Database } from '#platform/database/database.ts';
import { DRAWN, draw } from '../draw.ts';
import type { LogoFile } from '../drawing/read-logo.ts';
import { logosTable } from '../tables.ts';
import { nameOf } from './logo-name.ts';
import { LogoRefused } from './logo-refused.ts';

interface GivenLogo {
  readonly kind: 'svg' | 'png';
  readonly bytes: Buffer;
}

/**
 * Cleans and draws the file of a logo. The file that was stored last, pulled and unchanged, is the same logo. Throws `LogoRefused`, also
 * where two seconds are not enough. Not for a transaction: {@link keepLogo} writes.
 */
export async function readLogo(
  { kind, bytes }: GivenLogo,
  last: ShopLogo | null = null,
): Promise<LogoFile> {
  if (last && nameOf(bytes, kind) === last.file) return { logo: last, content: bytes };
  const read = await draw('tryLogo', [kind, bytes], DRAWN).catch((error: unknown) => {
    throw error instanceof WorkEnded ? new LogoRefused(logoMessages.tooHard) : error;
  });
  if ('refused' in read) throw new LogoRefused(read.refused, read.line);
  return read;
}

/** Stores a logo that was read before. */
export async function keepLogo(db: Database, { logo, content }: LogoFile): Promise<ShopLogo> {
  await db.insert(logosTable).values({ file: logo.file, content }).onConflictDoNothing();
  return logo;
}

/** The content of a stored logo. */
export async function readLogoFile(db: Database, file: string): Promise<Buffer | undefined> {
  const [row] = await db.select().from(logosTable).where(eq(logosTable.file, file));
  return row?.content;
}
