import { z } from 'zod';
import { documentKinds } from '../../legal-documents.ts';
import {
  calendarDay,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  storableText,
  wholeNumber,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { documentsCalls } from './calls.ts';

/** A version of a legal document as the staff writes it. */
export const documentForm = z.strictObject({
  title: oneLineText(120).min(1),
  in_force: calendarDay.describe('The first day, in the shop’s time zone'),
  text: storableText(200_000).min(1).describe('Markdown; {seller} and the like are filled in'),
});
export type DocumentForm = z.infer<typeof documentForm>;

const writtenDocument = documentForm.extend({ version: z.int() });
export type WrittenDocument = z.infer<typeof writtenDocument>;

const documentEdition = z.object({
  version: z.int(),
  in_force: calendarDay,
  published_at: z.iso.datetime(),
  is_current: z.boolean().describe('In force now'),
  may_withdraw: z.boolean().describe('The newest one, and nobody has agreed to it'),
});

const officeDocument = z.object({
  kind: z.enum(documentKinds),
  newest: writtenDocument.nullable(),
  editions: z.array(documentEdition).describe('Latest first'),
});
export type OfficeDocument = z.infer<typeof officeDocument>;

const named = z.object({ kind: z.enum(documentKinds) });

/** Policy, consent and offer: versions are added and never changed. A version without agreements can be taken back. */
export const documentsEndpoints = {
  list: {
    ...documentsCalls.list,
    schema: {
      ...hidden,
      response: { 200: z.object({ documents: z.array(officeDocument) }), ...closed },
    },
  },
  version: {
    ...documentsCalls.version,
    schema: {
      ...hidden,
      params: named.extend({ version: wholeNumber(1, 1_000_000) }),
      response: { 200: writtenDocument, 404: refusalBody, ...closed },
    },
  },
  /** Takes the newest version back: the one before it is in force again. Refused with 409 where the version has agreements. */
  withdraw: {
    ...documentsCalls.withdraw,
    schema: {
      ...hidden,
      params: named.extend({ version: wholeNumber(1, 1_000_000) }),
      response: {
        204: z.null(),
        400: fieldErrorsBody,
        404: refusalBody,
        409: refusalBody,
        ...closed,
      },
    },
  },
  /** Adds a version. `version`: the newest one that was looked at, 0 where there was none. */
  publish: {
    ...documentsCalls.publish,
    schema: {
      ...hidden,
      params: named,
      body: documentForm.extend({ version: z.int().min(0) }),
      response: {
        201: writtenDocument,
        400: fieldErrorsBody,
        404: refusalBody,
        409: refusalBody.extend({ now: writtenDocument.optional() }),
        ...closed,
      },
    },
  },
} as const;
