import { deliveryTermsEndpoints } from '#contracts/admin/delivery/delivery.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { getTerms, saveTerms, type TermsWork, tryTerms } from './office.ts';

/** How the shop delivers, for those who set it. */
export function deliveryInOffice(app: HttpServer, context: TermsWork): void {
  app.route({ ...deliveryTermsEndpoints.get, handler: () => getTerms(context) });
  app.route({
    ...deliveryTermsEndpoints.save,
    handler: ({ body, member }) => saveTerms({ ...context, actor: member.actor }, body),
  });
  app.route({
    ...deliveryTermsEndpoints.try,
    handler: ({ body }) => tryTerms(context, body),
  });
}
