import { sql } from 'drizzle-orm';
import type { TimeZone } from '../../src/contracts/time-zones.ts';
import type { Database } from '../../src/platform/database/database.ts';

/** Sets the time zone of the shop. */
export async function setTimeZone(db: Database, zone: TimeZone): Promise<void> {
  const change = JSON.stringify({ time_zone: zone });
  await db.execute(sql`UPDATE site_settings SET identity = identity || ${change}::jsonb`);
}
