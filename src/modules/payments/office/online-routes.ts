import { onlinePaymentsEndpoints } from '#contracts/admin/payments/online-payments.ts';
import { pagePaths } from '#contracts/page-paths.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { createBeginPayment } from '../online/begin-payment.ts';
import { createSettle } from '../online/settle.ts';
import { checkPayment } from './check-payment.ts';
import { type OnlineContext, refundPayment } from './refund-payment.ts';
import { settleTrouble } from './settle-trouble.ts';
import { showQr } from './show-qr.ts';

/** What the staff do with payments by a provider: ask about them, give money back, say what they have dealt with. */
export function onlinePaymentsInOffice(
  app: HttpServer,
  context: OnlineContext & { readonly config: { readonly PUBLIC_URL: string } },
): void {
  const settle = createSettle(context);
  const returnTo = (id: string) => context.config.PUBLIC_URL + pagePaths.payment.replace(':id', id);
  const begin = createBeginPayment({ ...context, returnTo });
  app.route({
    ...onlinePaymentsEndpoints.qr,
    handler: ({ params, body, member }) =>
      showQr({ ...context, begin }, params.number, body.part, member),
  });
  app.route({
    ...onlinePaymentsEndpoints.check,
    handler: ({ params, member }) => checkPayment({ ...context, settle }, params, member),
  });
  app.route({
    ...onlinePaymentsEndpoints.refund,
    handler: ({ params, body: { pays_again: paysAgain, ...body }, member }) =>
      refundPayment(context, params, { ...body, paysAgain }, member),
  });
  app.route({
    ...onlinePaymentsEndpoints.settle,
    handler: ({ params, body, member }) => settleTrouble(context, params, body, member),
  });
}
