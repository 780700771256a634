import { connectDatabase } from '../../src/platform/database/database.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { createTestDatabase } from './build-test-app.ts';
import { throwError } from './database-url.ts';
import { shiftNow } from './other-day.ts';

/** The address of a database with the schema and nothing of the demo. */
export async function createEmptyShop(): Promise<string> {
  const url = await createTestDatabase('template0');
  const { pool, close } = connectDatabase(url, 2, throwError);
  await migrateDatabase(pool);
  await shiftNow(pool);
  await close();
  return url;
}
