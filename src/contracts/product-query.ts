import { z } from 'zod';
import type { AppliedFilter } from './applied-filters.ts';
import { knownFilters } from './filters.ts';
import { OWN, readOwnLimit, readOwnOption } from './own-filters.ts';
import { appliedFilters } from './read-filters.ts';
import { LAST_PAGE } from './search-parameters.ts';
import { isSearchText, SEARCH_TEXT_MAX } from './search-text.ts';
import { sortings } from './sortings.ts';
import { decimalNumber, slug, soughtText, wholeNumber } from './validation.ts';

/** Signs without a meaning for a search: emoji, and those that are not seen. */
const passedOver =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Variation_Selector}]/gu;

/** The text as it is searched for: without emoji and invisible signs, й and ё of one sign each. */
const withoutOddSigns = (text: string): string => text.replace(passedOver, '').normalize('NFC');

const searchText = z
  .string()
  .max(SEARCH_TEXT_MAX)
  .transform(withoutOddSigns)
  .refine(isSearchText, { params: { message: 'searchCharacters' } });

const limit = decimalNumber(0, 1e9);

const options = z.preprocess(
  (value) => [value].flat(),
  z.array(soughtText(200).normalize('NFC').min(1)).max(50),
);
const ownTexts = z
  .preprocess(
    (value) => [value].flat(),
    z.array(soughtText(200).normalize('NFC').refine(readOwnOption)).max(50),
  )
  .describe(
    '`LABEL:VALUE` of a characteristic in the words of suppliers, such as `Цоколь:E27`. A number of the owner has limits: `min_own:LABEL`, `max_own:LABEL`',
  );
const flag = z.preprocess(String, z.enum(['true', 'false'])).transform((value) => value === 'true');

const schemas: Record<AppliedFilter['kind'], z.ZodType> = {
  range: limit,
  fit: limit,
  options,
  flag,
  text: searchText,
};

const filterParameters: Record<string, z.ZodType> = Object.fromEntries(
  knownFilters.flatMap(({ name, kind, parameters }) => {
    const schema = name === OWN ? ownTexts : schemas[kind];
    return parameters.map(([parameter]) => [parameter, schema.optional()]);
  }),
);

/** The limits of own filters are texts in an address: their names are the owner's. */
const numberOf = (value: unknown): number | undefined =>
  value === undefined ? undefined : Number(value);

const ranges = knownFilters.filter(({ kind }) => kind === 'range').map(({ name }) => name);

/** All query parameters of a list but the limits of own filters. */
export const listParameters: readonly string[] = [
  ...Object.keys(filterParameters),
  'category',
  'o',
  'search',
  'page',
  'page_size',
];

/** Whether a list knows a query parameter. */
export const isListParameter = (name: string): boolean =>
  listParameters.includes(name) || readOwnLimit(name) !== undefined;

/**
 * The query of a list: category or search, filters, sorting, page, and `min_own:LABEL`, `max_own:LABEL`. Other unknown parameters are
 * refused.
 */
export const productListQuery = z
  .looseObject({
    ...filterParameters,
    category: slug.optional(),
    o: z
      .enum(sortings)
      .optional()
      .describe(
        'Cheap or dear first, new, popular (pieces ordered in the last 90 days) or discounted first',
      ),
    search: searchText.optional(),
    page: wholeNumber(1, LAST_PAGE).default(1),
    page_size: wholeNumber(1, Number.MAX_SAFE_INTEGER)
      .transform((size) => Math.min(size, 100))
      .default(20),
  })
  .superRefine((query: Record<string, unknown>, context) => {
    const others = Object.keys(query).filter((name) => !listParameters.includes(name));
    const keys = others.filter((name) => !readOwnLimit(name));
    if (keys.length > 0) context.addIssue({ code: 'unrecognized_keys', keys, input: query });
    for (const name of others.filter(readOwnLimit)) {
      for (const { message } of limit.safeParse(query[name]).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [name], message });
    }
    for (const name of [...ranges, ...others.flatMap((one) => readOwnLimit(one)?.name ?? [])]) {
      const [min, max] = [query[`min_${name}`], query[`max_${name}`]].map(numberOf);
      if (min !== undefined && max !== undefined && min > max)
        context.addIssue({
          code: 'custom',
          path: [`min_${name}`],
          params: { message: 'minAboveMax' },
        });
    }
  });
export type ProductListQuery = z.infer<typeof productListQuery>;

/** The filters of a query. */
export const filtersOf = (query: ProductListQuery): AppliedFilter[] => appliedFilters(query);
