import { documentKinds } from '#contracts/legal-documents.ts';
import { getDocument, listDocuments } from '#modules/settings/index.ts';
import type { Reads } from '#platform/database/reads.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { frameAncestors } from '#platform/http/content-security-policy.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createPdfFiles } from './pdf-files.ts';

interface Context {
  readonly reads: Reads;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** `/policy.pdf`, `/consent.pdf`, `/offer.pdf`: the documents in force. */
export function documentRoutes(app: HttpServer, { reads, clock, publicUrl }: Context): void {
  const pdfOf = createPdfFiles(publicUrl);
  for (const kind of documentKinds) {
    app.get(`/${kind}.pdf`, { schema: { hide: true } }, async ({ headers }, reply) => {
      const documents = await reads((db) => listDocuments(db, clock.now()));
      const current = documents.find(({ slug }) => slug === kind);
      if (!current) throw new DomainError('document_not_found');
      const { version } = current;
      const read = () => reads((db) => getDocument(db, kind, version));
      const { bytes, etag } = await pdfOf(kind, version, read);
      reply.header('cache-control', 'no-cache').header('etag', etag);
      // The viewer of a browser is a plugin to the policy of its file.
      reply.header('content-security-policy', frameAncestors());
      if (headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type('application/pdf').send(bytes);
    });
  }
}
