import type { FastifyRequest } from 'fastify';
import type { Permission } from '#contracts/admin/permissions.ts';
import {
  type Queue,
  queueNames,
  queuePermissions,
  todayEndpoints,
} from '#contracts/admin/today.ts';
import type { HttpServer } from '#platform/http/http-server.ts';

interface Today {
  readonly viewerOf: (request: FastifyRequest) => { may(permission: Permission): boolean };
  /** The queues of each module. */
  readonly queues: readonly (() => Promise<Queue[]>)[];
}

/** What waits for the member who asks. */
export function todayInOffice(app: HttpServer, { viewerOf, queues }: Today): void {
  app.route({
    ...todayEndpoints.get,
    handler: async (request) => {
      const viewer = viewerOf(request);
      const counted = (await Promise.all(queues.map((count) => count()))).flat();
      const shown = queueNames.filter((name) => viewer.may(queuePermissions[name]));
      return { queues: shown.flatMap((name) => counted.filter((queue) => queue.name === name)) };
    },
  });
}
