import { bankFileEndpoints } from '#contracts/admin/bank/bank-file.ts';
import { LARGEST_BANK_FILE } from '#contracts/admin/bank/values.ts';
import { bankFileFaults as faults } from '#messages/office/bank-file.ts';
import type { ManualContext } from '#modules/payments/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { noteDocuments } from './note-documents.ts';
import { previewBankFile } from './preview-bank-file.ts';
import { wrong } from './read-bank-file.ts';

/** The file of the bank with the payments of invoices. It is read, answered and forgotten. */
export function bankFileInOffice(app: HttpServer, context: ManualContext): void {
  app.register(async (scope: HttpServer) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: LARGEST_BANK_FILE },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      ...bankFileEndpoints.read,
      bodyLimit: LARGEST_BANK_FILE,
      handler: ({ body }) => {
        if (!Buffer.isBuffer(body)) throw wrong(faults.empty);
        return previewBankFile(context.db, body);
      },
    });
  });
  app.route({
    ...bankFileEndpoints.note,
    handler: ({ body, member }) => noteDocuments(context, body.documents, member),
  });
}
