import type { DocumentInForce } from '#contracts/legal-documents.ts';
import * as is from './json.ts';

/** The legal documents of the settings, or of the refusal of a form. */
export const readDocuments = is.list(
  is.shape<DocumentInForce>({
    slug: is.needed(is.oneOf('policy', 'consent', 'offer')),
    title: is.text,
    version: is.needed(is.id),
  }),
);
