import { receiptSettingsEndpoints } from '#contracts/admin/payments/receipt-settings.ts';
import { receiptsEndpoints } from '#contracts/admin/payments/receipts.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { addTerms, changeTerms, removeTerms } from './change-taxes.ts';
import { noteReceipt } from './note-receipt.ts';
import { getOrderReceipts, type OrderReceiptsContext, repeatReceipt } from './order-receipts.ts';
import { getReceiptSettings, saveTill } from './receipt-settings.ts';

/** Receipts of orders for the staff, and for the owner the till and the taxes. */
export function receiptsInOffice(app: HttpServer, context: OrderReceiptsContext): void {
  app.route({
    ...receiptsEndpoints.ofOrder,
    handler: ({ params, member }) => getOrderReceipts(context, params.number, member),
  });
  app.route({
    ...receiptsEndpoints.repeat,
    handler: ({ params, member }) => repeatReceipt(context, params, member),
  });
  app.route({
    ...receiptsEndpoints.note,
    handler: ({ params, body, member }) => noteReceipt(context, params, body, member),
  });
  app.route({
    ...receiptsEndpoints.correct,
    handler: ({ params, body, member }) => noteReceipt(context, params, body, member, 'corrected'),
  });
  app.route({
    ...receiptSettingsEndpoints.get,
    handler: () => getReceiptSettings(context),
  });
  app.route({
    ...receiptSettingsEndpoints.saveTill,
    handler: async ({ params, body, member }) => {
      await saveTill(context, params.name, body.till, member);
      return getReceiptSettings(context);
    },
  });
  app.route({
    ...receiptSettingsEndpoints.addTerms,
    handler: async ({ body, member }) => {
      await addTerms(context, body, member);
      return getReceiptSettings(context);
    },
  });
  app.route({
    ...receiptSettingsEndpoints.changeTerms,
    handler: async ({ body, member }) => {
      await changeTerms(context, body, member);
      return getReceiptSettings(context);
    },
  });
  app.route({
    ...receiptSettingsEndpoints.removeTerms,
    handler: async ({ params, member }) => {
      await removeTerms(context, params.day, member);
      return getReceiptSettings(context);
    },
  });
}
