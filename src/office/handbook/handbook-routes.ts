import { handbookEndpoints } from '#contracts/admin/work/handbook.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { readHandbook } from './read-handbook.ts';

/** The owner's handbook, for the help of each screen. */
export function handbookInOffice(app: HttpServer): void {
  app.route({ ...handbookEndpoints.get, handler: async () => readHandbook() });
}
