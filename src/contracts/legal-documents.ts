import { z } from 'zod';
import { calendarDay, refusalBody } from './validation.ts';

/** The legal documents of a shop: policy of personal data, consent to their processing, public offer. */
export const documentKinds = ['policy', 'consent', 'offer'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The page of a document has its kind as its address: `/?page=policy`. */
export const isDocumentKind = (slug: string): slug is DocumentKind =>
  (documentKinds as readonly string[]).includes(slug);

const version = z.int().min(1).max(1_000_000);

/** A document in force: its page is `/?page=slug`, its file `/slug.pdf`. */
export const documentInForce = z.object({
  slug: z.enum(documentKinds),
  title: z.string(),
  version,
});
export type DocumentInForce = z.infer<typeof documentInForce>;

/** The version of each document that a form named. */
export const shownDocuments = z
  .partialRecord(z.enum(documentKinds), version)
  .nullish()
  .describe(
    'The versions that the form named. If others are in force, the answer is 409 and nothing is stored; absent: those in force',
  );
export type ShownDocuments = z.infer<typeof shownDocuments>;

const edition = z.object({ version, in_force: calendarDay });

/** Of a page that is a legal document. */
export const documentEdition = edition.extend({
  is_current: z.boolean().describe('In force now'),
  versions: z.array(edition).describe('All versions that were or will be in force, latest first'),
});
export type DocumentEdition = z.infer<typeof documentEdition>;

/** The refusal of a form that named other versions than those in force. */
export const documentsChanged = refusalBody.extend({ documents: z.array(documentInForce) });
