import { z } from 'zod';
import { pageTexts } from '../../page-fields.ts';
import {
  calendarDay,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  slug,
  storableText,
  wholeNumber,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { pagesCalls } from './calls.ts';
import { lastChange, versionNumber } from './content-version.ts';

const day = calendarDay.nullable().default(null);

/** A page of text as the staff writes it. */
export const pageForm = z.strictObject({
  slug: oneLineText(120).describe('Its address: /?page=slug'),
  ...pageTexts,
  from: day.describe('First day, in the shop’s time zone'),
  until: day.describe('Last day'),
  text: storableText(200_000).describe('Markdown'),
});
export type PageForm = z.infer<typeof pageForm>;

export const storedPage = pageForm.extend(lastChange.shape);
export type StoredPage = z.infer<typeof storedPage>;

const pageRow = storedPage.omit({ text: true, lead: true, description: true });
export type PageRow = z.infer<typeof pageRow>;

const removedPage = lastChange.extend({
  slug: z.string(),
  title: z.string(),
  last: versionNumber.describe('The version before it was deleted'),
});
export type RemovedPage = z.infer<typeof removedPage>;

const pageVersion = lastChange.extend({
  is_removed: z.boolean().describe('The page was deleted'),
});
export type PageVersion = z.infer<typeof pageVersion>;

const named = z.object({ slug });
const ofVersion = z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) });
const answers = {
  200: storedPage,
  400: fieldErrorsBody,
  404: refusalBody,
  409: refusalBody.extend({
    now: storedPage.nullable().optional().describe('Of `content_changed`; null: deleted'),
  }),
  ...closed,
};

/** The pages of text. */
export const pagesEndpoints = {
  list: {
    ...pagesCalls.list,
    schema: {
      ...hidden,
      response: {
        200: z.object({ pages: z.array(pageRow), removed: z.array(removedPage) }),
        ...closed,
      },
    },
  },
  get: {
    ...pagesCalls.get,
    schema: {
      ...hidden,
      params: named,
      response: { 200: storedPage, 400: fieldErrorsBody, 404: refusalBody, ...closed },
    },
  },
  create: {
    ...pagesCalls.create,
    schema: {
      ...hidden,
      body: pageForm,
      response: { 201: storedPage, 400: fieldErrorsBody, ...closed },
    },
  },
  save: {
    ...pagesCalls.save,
    schema: {
      ...hidden,
      params: named,
      body: pageForm.extend({ version: versionNumber }),
      response: answers,
    },
  },
  remove: {
    ...pagesCalls.remove,
    schema: {
      ...hidden,
      params: named,
      querystring: z.strictObject({ version: wholeNumber(0, Number.MAX_SAFE_INTEGER) }),
      response: { ...answers, 200: refusalBody.pick({ detail: true }) },
    },
  },
  /** Former addresses that lead to the page. */
  former: {
    ...pagesCalls.former,
    schema: {
      ...hidden,
      params: named,
      response: { 200: z.object({ former: z.array(slug) }), 400: fieldErrorsBody, ...closed },
    },
  },
  removeFormer: {
    ...pagesCalls.removeFormer,
    schema: {
      ...hidden,
      params: z.object({ slug, former: slug }),
      response: { 204: z.null(), 400: fieldErrorsBody, 404: refusalBody, ...closed },
    },
  },
  /** All pages in their new order. */
  order: {
    ...pagesCalls.order,
    schema: {
      ...hidden,
      body: z.strictObject({ slugs: z.array(slug).max(1000) }),
      response: { 204: z.null(), 400: fieldErrorsBody, 409: refusalBody, ...closed },
    },
  },
  /** The versions of a page, latest first; `before`: those behind one. */
  versions: {
    ...pagesCalls.versions,
    schema: {
      ...hidden,
      params: named,
      querystring: z.strictObject({
        before: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
        limit: wholeNumber(1, 100).default(50),
      }),
      response: {
        200: z.object({ versions: z.array(pageVersion), next: z.int().nullable() }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
  version: {
    ...pagesCalls.version,
    schema: {
      ...hidden,
      params: ofVersion,
      response: { 200: storedPage, 400: fieldErrorsBody, 404: refusalBody, ...closed },
    },
  },
  /** Makes a version of before the one of now, which is a new version. `version`: the one of now, 0 for a deleted page. */
  restore: {
    ...pagesCalls.restore,
    schema: {
      ...hidden,
      params: ofVersion,
      body: z.strictObject({ version: versionNumber }),
      response: answers,
    },
  },
} as const;
