import { toRoubles } from '#contracts/money.ts';
import { type OrderReceipts, orderReceiptsEndpoints } from '#contracts/order-receipts.ts';
import { type OrderRow, orderOfLink, ownOrder } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { RequireViewer } from '#platform/http/viewer.ts';
import { closingOf, type ReceiptRow, selectReceipts } from './receipt-queries.ts';

/** The receipts that a customer has, by the link of the order and in the account. */
export function customerReceiptRoutes(
  app: HttpServer,
  db: Database,
  requireViewer: RequireViewer,
): void {
  app.route({
    ...orderReceiptsEndpoints.get,
    handler: async ({ params }) => {
      const order = await orderOfLink(db, params.token);
      return present(db, order);
    },
  });
  app.route({
    ...orderReceiptsEndpoints.getOwn,
    handler: async (request) => {
      const { customerId } = await requireViewer(request);
      const record = await ownOrder(db, customerId, request.params.id);
      return present(db, record.order);
    },
  });
}

async function present(db: Database, order: OrderRow): Promise<OrderReceipts> {
  const rows = await selectReceipts(db, order.id);
  const printed = rows.filter(({ state }) => state === 'registered' || state === 'by_hand');
  return {
    receipts: printed.map((row) => ({
      kind: row.kind,
      amount: toRoubles(row.amountKopecks),
      at: (row.registeredAt ?? row.createdAt).toISOString(),
      document: row.fiscalDocument,
      storage: row.fiscalStorage,
      sign: row.fiscalSign,
      link: row.link,
    })),
    closes_soon: closingOf(order, rows) === 'soon' || rows.some(isPrintingAtHandover),
  };
}

const isPrintingAtHandover = ({ kind, state }: ReceiptRow): boolean =>
  kind === 'closing' && (state === 'due' || state === 'sent');
