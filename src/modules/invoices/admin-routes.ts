import { bankDetailsEndpoints } from '#contracts/admin/payments/bank-details.ts';
import { invoicesEndpoints } from '#contracts/admin/payments/invoices.ts';
import type { ManualContext } from '#modules/payments/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { getBankDetails, saveBankDetails } from './bank-details.ts';
import { bankFileInOffice } from './bank-file/bank-file-routes.ts';
import { paperHeaders, paperOf } from './invoice-paper.ts';
import { sendInvoice } from './letters.ts';
import { makeInvoice } from './make-invoice.ts';
import { noteInvoicePaid } from './note-paid.ts';
import { getOrderInvoices } from './order-invoices.ts';

/** Invoices to companies, for the staff, and for the owner the account that they are paid to. */
export function invoicesInOffice(app: HttpServer, context: ManualContext): void {
  const { db } = context;
  app.route({
    ...invoicesEndpoints.list,
    handler: ({ params, member }) => getOrderInvoices(context, params.number, member),
  });
  app.route({
    ...invoicesEndpoints.make,
    handler: ({ params, body, member }) => makeInvoice(context, params.number, body, member),
  });
  app.route({
    ...invoicesEndpoints.paper,
    handler: async ({ params: { invoice } }, reply) =>
      reply
        .headers(paperHeaders(invoice))
        .type('application/pdf')
        .send(await paperOf(db, invoice)),
  });
  app.route({
    ...invoicesEndpoints.send,
    handler: ({ params, body, member }) => sendInvoice(context, params.invoice, body.email, member),
  });
  app.route({
    ...invoicesEndpoints.notePaid,
    handler: ({ params, body, member }) => noteInvoicePaid(context, params, body, member),
  });
  bankFileInOffice(app, context);
  app.route({ ...bankDetailsEndpoints.get, handler: () => getBankDetails(db) });
  app.route({
    ...bankDetailsEndpoints.save,
    handler: ({ body, member }) => saveBankDetails(context, body, member),
  });
}
