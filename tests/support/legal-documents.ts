import type { DocumentKind } from '../../src/contracts/legal-documents.ts';
import { insertDocument } from '../../src/modules/settings/document-queries.ts';
import type { Database } from '../../src/platform/database/database.ts';

/** Adds a version of a legal document. Default: in force since 1 September 2025, as those of the demo. */
export const addDocument = (
  db: Database,
  kind: DocumentKind,
  { inForce = '2025-09-01', text = 'Другой текст', publishedAt = new Date() } = {},
): Promise<number> =>
  insertDocument(db, {
    kind,
    title: `Новый документ ${kind}`,
    body: [text],
    inForce,
    publishedAt,
  });
