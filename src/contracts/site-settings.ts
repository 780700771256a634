import { z } from 'zod';
import { settingsCalls } from './calls/settings.ts';
import { currencySigns } from './currency-signs.ts';
import { documentInForce } from './legal-documents.ts';
import { consentForms } from './settings.ts';
import {
  calledNames,
  fallbackContacts,
  homeSlide,
  namedLink,
  namedPhone,
  openingHours,
  pageLink,
  shopPlace,
  textPage,
} from './shop-content.ts';
import { shopLook } from './shop-look.ts';
import { shopPromise } from './shop-trust.ts';
import { databaseId, fieldErrorsBody, refusalBody, slug } from './validation.ts';

/** Settings of the shop owner: identity, contacts, legal details, slides and the categories of the home page. */
export const siteSettings = z
  .object({
    name: z.string().describe('The name of the shop'),
    called: calledNames,
    tagline: z.string().describe('After the name in the title of the home page'),
    description: z.string().describe('One sentence for search engines'),
    about: z.string().describe('The text about the shop in the footer'),
    region: z.string().describe('Where the shop sells'),
    currency: z.enum(currencySigns).describe('The sign after prices, which are roubles'),
    look: shopLook,
    welcome: z.string().describe('The text above the contacts'),
    hours: z.array(openingHours),
    hours_zone: z.string().describe('The time of the hours in words; empty for that of Moscow'),
    opening_hours: z
      .array(z.string())
      .describe('The hours as schema.org writes them; empty where they cannot be read'),
    phones: z.array(namedPhone).describe('Further phones'),
    messengers: z.array(namedLink).describe('Further channels and messengers'),
    places: z.array(shopPlace).describe('Showrooms and pickup places'),
    pages: z.array(pageLink).describe('The pages of text, in the order of the menus'),
    documents: z.array(documentInForce).describe('The legal documents in force'),
    telegram: z.string(),
    phone: z.string(),
    email: z.string(),
    fallback: fallbackContacts.describe('Shown where the contact itself is empty'),
    address: z.string(),
    seller_name: z.string(),
    seller_details: z.string().describe('Legal details in the footer: ИНН, ОГРН, legal address'),
    promises: z.array(shopPromise).describe('Warranty, returns, seller'),
    consent: z
      .enum(consentForms)
      .describe('How the shop asks for consent to process personal data'),
    home_category_ids: z.array(z.int()).describe('Category cards of the home page, in order'),
    new_arrival_category_ids: z.array(z.int()).describe('Tabs of the new arrivals'),
    delivers: z.boolean().describe('Whether the shop tells prices and days of delivery by town'),
    suggests_addresses: z
      .boolean()
      .describe('Whether addresses are suggested while they are typed'),
    shipping: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('Delivery where the shop is at home, as `OfferShippingDetails` of schema.org'),
    slides: z.array(homeSlide).describe('The slides of the home page, in order'),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettings>;

export const settingsEndpoints = {
  getTextPage: {
    ...settingsCalls.getTextPage,
    schema: {
      tags: ['settings'],
      summary: 'A page of text',
      params: z.object({ slug }),
      querystring: z.strictObject({
        version: databaseId.optional().describe('Of a legal document; absent: the one in force'),
      }),
      response: { 200: textPage, 400: fieldErrorsBody, 404: refusalBody },
    },
  },
  getSiteSettings: {
    ...settingsCalls.getSiteSettings,
    schema: {
      tags: ['settings'],
      summary: "The shop's contacts and requisites",
      response: { 200: siteSettings },
    },
  },
} as const;
