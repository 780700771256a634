import type { DemoLeft } from '#contracts/admin/work/demo.ts';
import type { DemoGapName } from '#contracts/admin/work/readiness.ts';
import { type Queue, queuePermissions, todayEndpoints } from '#contracts/admin/work/today.ts';
import type { HttpServer } from '#platform/http/http-server.ts';

interface Today {
  readonly countQueues: () => Promise<Queue[]>;
  readonly countDemo: () => Promise<DemoLeft>;
  readonly demoInPublic: () => Promise<DemoGapName[]>;
}

/** What waits for the member who asks. */
export function todayInOffice(
  app: HttpServer,
  { countQueues, countDemo, demoInPublic }: Today,
): void {
  app.route({
    ...todayEndpoints.get,
    handler: async ({ member }) => {
      const [queues, demo, inPublic] = await Promise.all([
        countQueues(),
        member.may('demo.remove') ? countDemo() : null,
        member.may('settings.write') ? demoInPublic() : [],
      ]);
      return {
        queues: queues.filter(({ name }) => member.may(queuePermissions[name])),
        demo: demo && demo.orders + demo.calls > 0 ? demo : null,
        demo_in_public: inPublic,
      };
    },
  });
}
