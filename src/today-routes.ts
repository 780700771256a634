import type { FastifyRequest } from 'fastify';
import type { Permission } from '#contracts/admin/permissions.ts';
import { type Queue, queuePermissions, todayEndpoints } from '#contracts/admin/today.ts';
import type { HttpServer } from '#platform/http/http-server.ts';

interface Today {
  readonly viewerOf: (request: FastifyRequest) => { may(permission: Permission): boolean };
  readonly countQueues: () => Promise<Queue[]>;
}

/** What waits for the member who asks. */
export function todayInOffice(app: HttpServer, { viewerOf, countQueues }: Today): void {
  app.route({
    ...todayEndpoints.get,
    handler: async (request) => {
      const viewer = viewerOf(request);
      const queues = await countQueues();
      return { queues: queues.filter(({ name }) => viewer.may(queuePermissions[name])) };
    },
  });
}
