import { type DemoLeft, demoEndpoints } from '#contracts/admin/work/demo.ts';
import { recordAction } from '#modules/audit/index.ts';
import { countDemoRequests, removeDemoRequests } from '#modules/callbacks/index.ts';
import { countDemoOrders, removeDemoOrders } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Clock } from '#platform/time/clock.ts';

interface DemoOffice {
  readonly db: Database;
  readonly clock: Clock;
}

/** Lets the owner remove what the demo has brought into the office. */
export function demoInOffice(app: HttpServer, { db, clock }: DemoOffice): void {
  app.route({
    ...demoEndpoints.remove,
    handler: (request) =>
      db.transaction(async (db) => {
        const gone = { orders: await removeDemoOrders(db), calls: await removeDemoRequests(db) };
        const { actor } = request.member;
        const action = { action: 'demo.remove', entity: 'demo', entityId: 'all' };
        await recordAction({ db, clock, actor }, action);
        return gone;
      }),
  });
}

/** What the office still has of the demo. */
export async function countDemo(db: Database): Promise<DemoLeft> {
  const [orders, calls] = await Promise.all([countDemoOrders(db), countDemoRequests(db)]);
  return { orders, calls };
}
