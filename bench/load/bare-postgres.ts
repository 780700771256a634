import { connectDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded.ts';

const CONNECTIONS = 10;

/** Statements a second that ten connections get from the PostgreSQL of the shop in this folder, each a named `SELECT` of its parameter. */
export async function measurePostgres(folder: string, seconds: number): Promise<number> {
  const database = await startEmbeddedDatabase({ folder, say: console.log });
  const { pool, close } = connectDatabase(database.url, CONNECTIONS, () => undefined);
  let statements = 0;
  const end = performance.now() + seconds * 1000;
  const askAgain = async () => {
    while (performance.now() < end) {
      await pool.query({ name: 'bare', text: 'SELECT $1::int AS one', values: [1] });
      statements += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, askAgain));
    return statements / seconds;
  } finally {
    await close();
    await database.stop();
  }
}
