import { onlinePaymentsEndpoints } from '#contracts/admin/payments/online-payments.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { createSettle } from '../online/settle.ts';
import { checkPayment } from './check-payment.ts';
import { type OnlineContext, refundPayment } from './refund-payment.ts';
import { settleTrouble } from './settle-trouble.ts';

/** What the staff do with payments by a provider: ask about them, give money back, say what they have dealt with. */
export function onlinePaymentsInOffice(app: HttpServer, context: OnlineContext): void {
  const settle = createSettle(context);
  app.route({
    ...onlinePaymentsEndpoints.check,
    handler: ({ params, member }) => checkPayment({ ...context, settle }, params, member),
  });
  app.route({
    ...onlinePaymentsEndpoints.refund,
    handler: ({ params, body, member }) => refundPayment(context, params, body, member),
  });
  app.route({
    ...onlinePaymentsEndpoints.settle,
    handler: ({ params, body, member }) => settleTrouble(context, params, body, member),
  });
}
