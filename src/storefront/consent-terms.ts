import type { DocumentInForce, ShownDocuments } from '#contracts/legal-documents.ts';
import { ShopError } from '#contracts/shop.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { readDocuments } from './api/answers/documents.ts';
import { fieldsOf } from './api/answers/json.ts';
import { createStore, useStore } from './store.ts';

/** The settings of which {@link ConsentTerms} are made. */
export type ConsentSettings = Pick<SiteSettings, 'consent' | 'documents'>;

/** What a form that sends personal data asks for. */
export interface ConsentTerms {
  /** By a checkbox; otherwise by a note. */
  readonly byCheckbox: boolean;
  /** The legal documents that the form names. */
  readonly documents: readonly DocumentInForce[];
}

/** The settings are loaded once per visit. This is what a refused form has learnt since. */
const newer = createStore<readonly DocumentInForce[] | null>(null);

/**
 * Whether a form was refused because it named other versions than those in force. The forms name those from now on, and a checkbox is
 * unticked: the tick was for another text.
 */
export function learnDocuments(error: unknown): error is ShopError {
  if (!(error instanceof ShopError) || error.code !== 'documents_changed') return false;
  newer.set(readDocuments(fieldsOf(error.body).documents));
  return true;
}

/** A shop with neither policy nor consent shows no checkbox. */
export function useConsentTerms({ consent, documents: loaded }: ConsentSettings): ConsentTerms {
  const documents = useStore(newer, null) ?? loaded;
  const hasText = documents.some(({ slug }) => slug !== 'offer');
  return { byCheckbox: consent === 'checkbox' && hasText, documents };
}

/** The versions that a form sends: those that it has named. */
export const shownVersions = ({ documents }: ConsentTerms): ShownDocuments =>
  Object.fromEntries(documents.map(({ slug, version }) => [slug, version]));
