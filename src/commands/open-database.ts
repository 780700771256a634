import type { Config } from '#platform/config/config.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';

interface OpenDatabase extends DatabaseConnection {
  readonly url: string;
  /** The superuser of the embedded database. With DATABASE_URL the same as `url`. */
  readonly superuserUrl: string;
}

/** The shop's database for a command beside it, migrated; whether the shop is open or not. `close` leaves it as it was found. */
export async function openDatabaseBeside(
  config: Config,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedDatabase({ folder: config.DATA_DIR, say, beside: true });
  // Not through a pooler: a migration holds a lock of its session, an import a connection for minutes.
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? embedded?.url ?? '';
  const connection = connectDatabase(url, 3, () => undefined);
  const close = async () => {
    await connection.close();
    await embedded?.stop();
  };
  try {
    await migrateDatabase(connection.pool);
    return { ...connection, url, superuserUrl: embedded?.superuserUrl ?? url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
