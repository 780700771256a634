import { z } from 'zod';
import { sharedKeys } from './attributes.ts';
import { boundedRecord } from './bounded-record.ts';
import { currencySigns } from './currency-signs.ts';
import { isEmail, isShopPhone } from './customer.ts';
import { filledRows } from './filled-rows.ts';
import { documentEdition } from './legal-documents.ts';
import { ownKey } from './own-filters.ts';
import { richText } from './rich-text.ts';
import { isSafeLink } from './safe-link.ts';
import {
  characteristicKinds,
  isLabelOfAttribute,
  isLabelOfEveryProduct,
} from './shop-characteristics.ts';
import { palette, shopLogo } from './shop-look.ts';
import { shopAbout, trustFields } from './shop-trust.ts';
import type { ShownDays } from './shown-days.ts';
import { shownPhoto } from './shown-photo.ts';
import { timeZones, USUAL_ZONE } from './time-zones.ts';
import { oneLineText, slug, whereGiven } from './validation.ts';

const isHttps = (text: string): boolean => URL.parse(text)?.protocol === 'https:';
/** A path of this site, or an address of another one. */
const isLink = (text: string): boolean => /^(\/|https:)/.test(text) && isSafeLink(text);
/** A path of this site, without the search, which would lead to itself. */
const isPageOfSearch = (text: string): boolean => /^\/(?!search\b)/.test(text) && isSafeLink(text);

export const httpsAddress = oneLineText(500).refine(...whereGiven(isHttps, 'channel'));
/** Where a slide leads: a path of this shop or an https address; empty for a slide without a button. */
export const slideLink = oneLineText(500).refine(...whereGiven(isLink, 'link'));
const phone = oneLineText(40).refine(...whereGiven(isShopPhone, 'phone'));
const email = oneLineText(254).refine(...whereGiven(isEmail, 'email'));

/** What sentences call the shop, by grammatical case: `магазин «Имя»`, `магазина …`, `магазине …`. */
export const calledNames = z.strictObject({
  nominative: oneLineText(120),
  genitive: oneLineText(120),
  prepositional: oneLineText(120),
});

/** A field without which its row would say nothing. */
const needed = <Text extends z.ZodType<string>>(text: Text) =>
  text.refine((written) => written !== '', { params: { message: 'required' } });

export const openingHours = z.strictObject({
  days: needed(oneLineText(40)),
  time: needed(oneLineText(40)),
});
export const namedPhone = z.strictObject({ label: needed(oneLineText(60)), phone: needed(phone) });
export const namedLink = z.strictObject({
  label: needed(oneLineText(60)),
  link: needed(httpsAddress),
});

export const placeKinds = ['showroom', 'pickup'] as const;
export const shopPlace = z.strictObject({
  kind: z.enum(placeKinds),
  name: oneLineText(120),
  /** Apart from the address: checkout fills in both. */
  city: oneLineText(120).default(''),
  address: needed(oneLineText(500)),
  hours: oneLineText(200),
});
export type ShopPlace = z.infer<typeof shopPlace>;

/** `menu`: the page is in the main menu too; the footer lists every page. */
export const pageLink = z.object({ slug, title: z.string(), menu: z.boolean() });
export type PageLink = z.infer<typeof pageLink>;

/** A page of text at `/?page=slug`. */
export const textPage = z
  .object({
    slug,
    title: z.string(),
    description: z.string().describe('For search engines'),
    lead: z.string(),
    text: richText,
    document: documentEdition.optional().describe('Of a legal document'),
    about: shopAbout.optional().describe('Of the page about the shop'),
  })
  .meta({ id: 'TextPage' });
export type TextPage = z.infer<typeof textPage>;

/** A slide of the home page. `photo` is null where it has no picture of its own. */
export const homeSlide = z.object({
  title: z.string(),
  text: z.string(),
  link: z.string(),
  photo: shownPhoto.nullable(),
});
export type HomeSlide = z.infer<typeof homeSlide>;

/** A slide as it is stored: visitors see it on its days alone. */
export type StoredSlide = HomeSlide & ShownDays;

export const fallbackContacts = z.strictObject({
  phone: phone.default(''),
  email: email.default(''),
  telegram: httpsAddress.default(''),
});

/** What people type into the search, and what it finds in this shop; each of one or two words. */
const synonyms = boundedRecord(
  oneLineText(60).min(1),
  z
    .array(oneLineText(60).min(1))
    .max(20)
    .refine((found) => found.length > 0, { params: { message: 'synonymsMissing' } }),
  500,
).default({});

/** Searches that lead to a page of the shop at once: «рассрочка», the page of payment. */
const searchPages = boundedRecord(
  oneLineText(60).min(1),
  oneLineText(500)
    .refine((page) => page !== '', { params: { message: 'searchPageMissing' }, abort: true })
    .refine(...whereGiven(isPageOfSearch, 'searchPage')),
  200,
).default({});

/** Characteristics of goods that the owner has added to those that the shop knows. */
const characteristics = z
  .array(
    z.strictObject({
      label: oneLineText(100).min(1),
      unit: oneLineText(30).default(''),
      kind: z.enum(characteristicKinds).default('text'),
    }),
  )
  .max(200)
  .superRefine((all, context) => {
    for (const [index, { label, unit, kind }] of all.entries()) {
      const blame = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], params: { message } });
      if (label.includes(':')) blame('label', 'characteristicColon');
      if (isLabelOfAttribute(label)) blame('label', 'characteristicKnown');
      if (isLabelOfEveryProduct(label)) blame('label', 'characteristicOfAll');
      if (all.findIndex((one) => ownKey(one.label) === ownKey(label)) !== index)
        blame('label', 'characteristicTwice');
      if (unit !== '' && kind !== 'number') blame('unit', 'characteristicUnit');
    }
  })
  .default([]);

const types = z.array(oneLineText(100).min(1)).max(30).default([]);

/** What fits to goods of a category: «к кроватям — матрасы той же ширины». Types are values of «Тип изделия»; none: all. */
const companionRule = z.strictObject({
  category: slug,
  types,
  fits: slug,
  fits_types: types,
  /** Both state it, and have a value in common. */
  same: z.array(z.enum(sharedKeys)).max(sharedKeys.length).default([]),
});
export type CompanionRule = z.output<typeof companionRule>;

/** Identity of the shop: every field has a neutral default, so an empty shop says nothing that is not true. */
export const shopIdentity = z.strictObject({
  name: oneLineText(60).default(''),
  /** Default: made of the name, see `namesOfShop`. */
  called: calledNames.optional(),
  tagline: oneLineText(160).default(''),
  description: oneLineText(300).default(''),
  about: oneLineText(600).default(''),
  /** Where the shop delivers and sells, for search engines. */
  region: oneLineText(120).default(''),
  currency: z.enum(currencySigns).default('₽'),
  palette: palette.default({}),
  logo_with_name: z.boolean().default(false),
  logo: shopLogo.nullable().default(null),
  welcome: oneLineText(300).default(''),
  /** The zone of the hours, of times in letters, and of days of documents and terms. */
  time_zone: z.enum(timeZones).default(USUAL_ZONE),
  hours: filledRows(openingHours, 7),
  phones: filledRows(namedPhone, 20),
  messengers: filledRows(namedLink, 20),
  places: filledRows(shopPlace, 100),
  characteristics,
  /** In the owner's order: what stands first is shown first. */
  companions: z.array(companionRule).max(200).default([]),
  synonyms,
  search_pages: searchPages,
  /** Shown where the contact itself is empty (spec section 2). */
  fallback: fallbackContacts.default({ phone: '', email: '', telegram: '' }),
  letters: z
    .strictObject({
      /** The name beside the sender's address. Default: the shop's name. */
      sender: oneLineText(80).default(''),
      /** The last line of a letter. Default: what sentences call the shop. */
      signature: oneLineText(200).default(''),
    })
    .default({ sender: '', signature: '' }),
  ...trustFields,
});
export type ShopIdentity = z.infer<typeof shopIdentity>;
