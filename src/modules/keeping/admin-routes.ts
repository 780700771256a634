import { keepingEndpoints } from '#contracts/admin/keeping/keeping.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { getKeeping, type KeepingContext, saveKeeping } from './terms.ts';

/** The terms of keeping, for the owner. */
export function keepingInOffice(app: HttpServer, context: KeepingContext): void {
  app.route({ ...keepingEndpoints.get, handler: () => getKeeping(context) });
  app.route({
    ...keepingEndpoints.save,
    handler: ({ body, member }) => saveKeeping(context, body, member),
  });
}
