import { orderPaymentsEndpoints } from '#contracts/admin/payments/order-payments.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { giveBack, giveBackGoods } from './give-back.ts';
import { notePayment, takeBack, takeBackRefund } from './manual-money.ts';
import type { ManualContext } from './on-money.ts';
import { getOrderPayments } from './order-payments.ts';

/** The money of orders, for the staff: what came and went, and what they note of it by hand. */
export function paymentsInOffice(app: HttpServer, context: ManualContext): void {
  app.route({
    ...orderPaymentsEndpoints.list,
    handler: ({ params, member }) => getOrderPayments(context, params.number, member),
  });
  app.route({
    ...orderPaymentsEndpoints.note,
    handler: ({ params, body, member }) => notePayment(context, params.number, body, member),
  });
  app.route({
    ...orderPaymentsEndpoints.giveBack,
    handler: ({ params: { number }, body, member }) => {
      if ('goods' in body) return giveBackGoods(context, number, body, member);
      const { pays_again: paysAgain, ...asked } = body;
      return giveBack(context, number, { ...asked, paysAgain }, member);
    },
  });
  app.route({
    ...orderPaymentsEndpoints.takeBack,
    handler: ({ params, body, member }) => takeBack(context, params, body, member),
  });
  app.route({
    ...orderPaymentsEndpoints.takeBackRefund,
    handler: ({ params, body, member }) => takeBackRefund(context, params, body, member),
  });
}
