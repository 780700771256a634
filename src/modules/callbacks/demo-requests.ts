import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertRequest } from './queries.ts';
import { callbackRequests } from './tables.ts';

export interface DemoRequest {
  /** `+7XXXXXXXXXX`. */
  readonly phone: string;
  readonly email: string | null;
  readonly telegram: string | null;
  /** The path of a page. */
  readonly page: string | null;
}

/** Keeps a request for a call as the demo tells it, at the time of the clock; no letter leaves. Answers its id. */
export async function insertDemoRequest(
  { db, clock }: { db: Database; clock: Clock },
  request: DemoRequest,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await insertRequest(db, { id, ...request, createdAt: now, consentAt: now, demo: true });
  return id;
}

export async function countDemoRequests(db: Database): Promise<number> {
  const [row] = await db
    .select({ requests: count() })
    .from(callbackRequests)
    .where(eq(callbackRequests.demo, true));
  return row?.requests ?? 0;
}

/** Removes the requests of the demo with their calls. Answers how many there were. */
export async function removeDemoRequests(db: Database): Promise<number> {
  const { rowCount } = await db.delete(callbackRequests).where(eq(callbackRequests.demo, true));
  return rowCount ?? 0;
}
