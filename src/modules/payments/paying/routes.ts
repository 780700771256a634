import { toKopecks } from '#contracts/money.ts';
import { orderPayingEndpoints } from '#contracts/order-paying.ts';
import { payingFaults } from '#messages/payments/paying.ts';
import { orderOfLink, payingNoteOf } from '#modules/orders/index.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { createBeginPayment } from '../online/begin-payment.ts';
import { createSettle, type SettleContext } from '../online/settle.ts';
import { getOrderPaying } from './order-paying.ts';
import type { PaidPart } from './parts.ts';
import { checkPayment } from './payment-check.ts';
import { type PlayContext, playPayment } from './play.ts';

interface PayingRoutesContext extends SettleContext, PlayContext {
  /** The page of a payment, to which the customer comes back. */
  readonly returnTo: (paymentId: string) => string;
}

/** What a customer does to pay: by the link of the order, and by the id of a payment for one who comes back. */
export function payingRoutes(app: HttpServer, context: PayingRoutesContext): void {
  const begin = createBeginPayment(context);
  const settle = createSettle(context);
  app.route({
    ...orderPayingEndpoints.terms,
    handler: async () => ({
      ...(await payingNoteOf(context.db)),
      may_play: await context.mayPlay(context.db),
    }),
  });
  app.route({
    ...orderPayingEndpoints.get,
    handler: ({ params }) => getOrderPaying(context, params.token),
  });
  app.route({
    ...orderPayingEndpoints.pay,
    handler: async ({ params, body }) => {
      const wanted = wantedOf(body);
      const order = await orderOfLink(context.db, params.token);
      const { id, payUrl } = await begin(order.id, wanted);
      return { payment: id, pay_url: payUrl };
    },
  });
  app.route({
    ...orderPayingEndpoints.play,
    handler: async ({ params, body }, reply) => {
      await playPayment(context, params.token, body.part);
      return reply.status(204).send(null);
    },
  });
  app.route({
    ...orderPayingEndpoints.check,
    handler: ({ params }) => checkPayment(settle, params.id),
  });
}

/** Throws `invalid` of `amount` unless exactly one of both is given. */
function wantedOf({
  part,
  amount,
}: {
  readonly part?: 'first' | 'rest' | 'share' | undefined;
  readonly amount?: number | undefined;
}): PaidPart {
  if (part !== undefined && amount === undefined) return part;
  if (part !== undefined || amount === undefined) throw invalid('amount', payingFaults.oneOfTwo);
  return { amount: toKopecks(amount) };
}
