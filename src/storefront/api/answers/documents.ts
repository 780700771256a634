import type { DocumentInForce, DocumentKind } from '#contracts/legal-documents.ts';
import { fieldsOf, toId, toList, toText } from './json.ts';

const kinds: Readonly<Record<DocumentKind, true>> = { policy: true, consent: true, offer: true };
const isKind = (slug: string): slug is DocumentKind => Object.hasOwn(kinds, slug);

/** The legal documents of the settings, or of the refusal of a form. */
export const readDocuments = (json: unknown): DocumentInForce[] => toList(json, readDocument);

function readDocument(json: unknown): DocumentInForce | null {
  const { slug, title, version } = fieldsOf(json);
  const known = { slug: toText(slug), title: toText(title), version: toId(version) };
  return isKind(known.slug) && known.version
    ? { slug: known.slug, title: known.title, version: known.version }
    : null;
}
