import { orderCompanyEndpoints } from '#contracts/admin/orders/order-company.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { getCompany, removeCompany, saveCompany } from './company.ts';

/** The company that buys an order, for the staff. */
export function companiesInOffice(
  app: HttpServer,
  context: { readonly db: Database; readonly clock: Clock },
): void {
  app.route({
    ...orderCompanyEndpoints.get,
    handler: ({ params, member }) => getCompany(context, params.number, member),
  });
  app.route({
    ...orderCompanyEndpoints.save,
    handler: ({ params, body, member }) => saveCompany(context, params.number, body, member),
  });
  app.route({
    ...orderCompanyEndpoints.remove,
    handler: ({ params, query, member }) =>
      removeCompany(context, params.number, query.version, member),
  });
}
