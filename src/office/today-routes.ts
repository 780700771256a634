import type { FastifyRequest } from 'fastify';
import type { Permission } from '#contracts/admin/staff/permissions.ts';
import type { DemoLeft } from '#contracts/admin/work/demo.ts';
import type { DemoGapName } from '#contracts/admin/work/readiness.ts';
import { type Queue, queuePermissions, todayEndpoints } from '#contracts/admin/work/today.ts';
import type { HttpServer } from '#platform/http/http-server.ts';

interface Today {
  readonly viewerOf: (request: FastifyRequest) => { may(permission: Permission): boolean };
  readonly countQueues: () => Promise<Queue[]>;
  readonly countDemo: () => Promise<DemoLeft>;
  readonly demoInPublic: () => Promise<DemoGapName[]>;
}

/** What waits for the member who asks. */
export function todayInOffice(
  app: HttpServer,
  { viewerOf, countQueues, countDemo, demoInPublic }: Today,
): void {
  app.route({
    ...todayEndpoints.get,
    handler: async (request) => {
      const viewer = viewerOf(request);
      const [queues, demo, inPublic] = await Promise.all([
        countQueues(),
        viewer.may('demo.remove') ? countDemo() : null,
        viewer.may('settings.write') ? demoInPublic() : [],
      ]);
      return {
        queues: queues.filter(({ name }) => viewer.may(queuePermissions[name])),
        demo: demo && demo.orders + demo.calls > 0 ? demo : null,
        demo_in_public: inPublic,
      };
    },
  });
}
