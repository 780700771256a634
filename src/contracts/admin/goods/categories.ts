import { z } from 'zod';
import { shownKeys } from '../../attributes.ts';
import { categoryIcons } from '../../category-look.ts';
import { categoryTexts } from '../../category-texts.ts';
import type { FilterKey } from '../../filters.ts';
import { isOwnFilter, ownLabel } from '../../own-filters.ts';
import {
  bodyId,
  databaseId,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  slug,
  storableText,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { categoryCalls } from './calls.ts';

const known: readonly string[] = shownKeys;
const filterKey: z.ZodType<FilterKey, string> = z
  .any()
  .refine(
    (given) =>
      typeof given === 'string' &&
      given.length <= 120 &&
      (isOwnFilter(given) ? ownLabel(given).trim() !== '' : known.includes(given)),
  );

const name = oneLineText(200).min(1);
const content = {
  name,
  slug: slug.max(120),
  icon: z.enum(categoryIcons).nullable().describe('Null: by the words of the name'),
  photo: storableText(200).nullable(),
  hidden: z.boolean().describe('Not in menus and lists; its address stays'),
  parent: bodyId.nullable().describe('Null: on the top level'),
  filters: z.array(filterKey).max(60).nullable().describe('In display order; null: the usual ones'),
  ...categoryTexts,
};

const editedCategory = z.object({
  ...content,
  filters: z.array(z.string()).nullable(),
  id: z.int(),
  version: z.string(),
  goods: z.int().describe('On sale, with those of categories below'),
  is_listed: z.boolean().describe('In the menus of the shop'),
});
export type EditedCategory = z.infer<typeof editedCategory>;

export const savedCategory = z.strictObject({ ...content, version: z.string().max(64) });
export type SavedCategory = z.infer<typeof savedCategory>;

const offeredFilters = z.object({
  usual: z.array(z.string()).describe('Without a choice of the staff, in display order'),
  stated: z
    .array(
      z.object({
        key: z.string(),
        label: z.string(),
        goods: z.int(),
        is_idle: z.boolean().describe('All that state it state the same: shoppers do not see it'),
      }),
    )
    .describe('What its goods state, and how many of them'),
});
export type OfferedFilters = z.infer<typeof offeredFilters>;

const tree = z.object({ categories: z.array(editedCategory) });
const one = z.object({ id: databaseId });
const answers = {
  200: editedCategory,
  400: fieldErrorsBody,
  404: refusalBody,
  409: refusalBody.extend({
    now: editedCategory.optional().describe('Of `category_changed`'),
    by: z.string().nullable().optional().describe('The member who changed it last'),
  }),
  ...closed,
};

/** The tree of categories. */
export const categoryEndpoints = {
  list: {
    ...categoryCalls.list,
    schema: { ...hidden, response: { 200: tree, ...closed } },
  },
  filters: {
    ...categoryCalls.filters,
    schema: {
      ...hidden,
      params: one,
      response: { 200: offeredFilters, 404: refusalBody, ...closed },
    },
  },
  /** Makes an empty category, the last of its level. */
  create: {
    ...categoryCalls.create,
    schema: {
      ...hidden,
      body: z.strictObject({ name, parent: content.parent }),
      response: { 201: editedCategory, 400: fieldErrorsBody, 409: refusalBody, ...closed },
    },
  },
  save: {
    ...categoryCalls.save,
    schema: { ...hidden, params: one, body: savedCategory, response: answers },
  },
  /** Puts it beside another one, on the level of that, or below that as the last. */
  place: {
    ...categoryCalls.place,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ beside: bodyId, side: z.enum(['before', 'after', 'below']) }),
      response: { ...answers, 200: tree },
    },
  },
  /** `to`: the category that takes its goods and its address. */
  remove: {
    ...categoryCalls.remove,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ version: z.string().max(64), to: bodyId.nullable() }),
      response: { ...answers, 200: tree.extend({ moved: z.int() }) },
    },
  },
} as const;
