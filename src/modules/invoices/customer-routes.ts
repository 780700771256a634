import { isCompanyInn } from '#contracts/company.ts';
import { toRoubles } from '#contracts/money.ts';
import { orderInvoicesEndpoints, type ShownInvoices } from '#contracts/order-invoices.ts';
import {
  type OrderRow,
  orderOfLink,
  ownOrder,
  selectCompany,
  sumsOf,
} from '#modules/orders/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { RequireViewer } from '#platform/http/viewer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { paperHeaders, paperOf } from './invoice-paper.ts';
import { isOutdated, isUnpaid, stateOf } from './order-invoices.ts';
import { type InvoiceRow, selectInvoicesOf, selectPaidOf } from './queries.ts';

interface Context {
  readonly db: Database;
  readonly clock: Clock;
}

/** The invoices that a customer has, by the link of the order and in the account. */
export function customerInvoiceRoutes(
  app: HttpServer,
  context: Context,
  requireViewer: RequireViewer,
): void {
  const { db } = context;
  const ownOf = async (request: Parameters<RequireViewer>[0], id: number) => {
    const { customerId } = await requireViewer(request);
    const record = await ownOrder(db, customerId, id);
    return record.order;
  };
  app.route({
    ...orderInvoicesEndpoints.get,
    handler: async ({ params }) => {
      const order = await orderOfLink(db, params.token);
      return present(context, order, (await selectShown(db, order)).filter(isOfCompany));
    },
  });
  app.route({
    ...orderInvoicesEndpoints.paper,
    handler: async ({ params: { token, invoice } }, reply) => {
      const shown = (await selectShown(db, await orderOfLink(db, token))).filter(isOfCompany);
      return reply
        .headers(paperHeaders(invoice))
        .type('application/pdf')
        .send(await paperOf(db, numberIn(shown, invoice)));
    },
  });
  app.route({
    ...orderInvoicesEndpoints.getOwn,
    handler: async (request) => {
      const order = await ownOf(request, request.params.id);
      return present(context, order, await selectShown(db, order));
    },
  });
  app.route({
    ...orderInvoicesEndpoints.paperOwn,
    handler: async (request) => {
      const { id, invoice } = request.params;
      const shown = await selectShown(db, await ownOf(request, id));
      return { pdf: (await paperOf(db, numberIn(shown, invoice))).toString('base64') };
    },
  });
}

/** Those that no other one replaces. */
const selectShown = async (db: Database, order: OrderRow): Promise<InvoiceRow[]> =>
  (await selectInvoicesOf(db, order.id)).filter(({ replacedBy }) => replacedBy === null);

/** A link may have been passed on: name and address of an entrepreneur are those of a person. */
const isOfCompany = ({ body }: InvoiceRow): boolean => isCompanyInn(body.buyer.inn);

function numberIn(shown: readonly InvoiceRow[], asked: number): number {
  if (!shown.some(({ number }) => number === asked)) throw new DomainError('not_found');
  return asked;
}

async function present(
  { db, clock }: Context,
  order: OrderRow,
  rows: readonly InvoiceRow[],
): Promise<ShownInvoices> {
  // Of most orders, whose page asks too.
  if (rows.length === 0) return { invoices: [] };
  const paid = await selectPaidOf(db, order.id);
  const company = await selectCompany(db, order.id);
  const { left } = sumsOf(order);
  const today = dateIn(clock.now(), await getTimeZone(db));
  return {
    invoices: rows.flatMap((row) => {
      const came = paid.get(row.number) ?? 0;
      const state = stateOf(row, came, today);
      const isOld = isUnpaid(state) && isOutdated(row, came, { order, company });
      if (state === 'replaced' || (isOld && left <= 0)) return [];
      const { number, madeOn, validUntil, amountKopecks } = row;
      return [
        {
          number,
          made_on: madeOn,
          valid_until: validUntil,
          amount: toRoubles(amountKopecks),
          state: isOld ? 'old' : state,
        },
      ];
    }),
  };
}
