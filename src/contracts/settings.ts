import { z } from 'zod';
import { isEmail, isPhone } from './customer.ts';
import { apiPaths } from './paths.ts';
import { shownPhoto } from './shown-photo.ts';
import { oneLineText, storableText, whereGiven, wholeNumber } from './validation.ts';

export const consentForms = ['note', 'checkbox'] as const;

const isChannel = (text: string): boolean => URL.parse(text)?.protocol === 'https:';

/** Settings of the shop owner: contacts, legal details and the categories of the home page. */
export const siteSettings = z
  .object({
    telegram: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    seller_name: z.string(),
    seller_details: z.string().describe('Legal details in the footer: ИНН, ОГРН, legal address'),
    consent: z
      .enum(consentForms)
      .describe('How the shop asks for consent to process personal data'),
    home_category_ids: z.array(z.int()).describe('Category cards of the home page, in order'),
    new_arrival_category_ids: z.array(z.int()).describe('Tabs of the new arrivals'),
    slide_photos: z
      .array(shownPhoto)
      .describe('Pictures of the home slides, in order; further slides show their drawings'),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettings>;

const someCategories = z.array(z.int()).max(50);

/** The settings that the owner can change. An absent field stays; an empty text removes the contact from the pages. */
export const settingsChange = z
  .object({
    telegram: oneLineText(200).refine(...whereGiven(isChannel, 'channel')),
    phone: oneLineText(40).refine(...whereGiven(isPhone, 'phone')),
    email: oneLineText(254).refine(...whereGiven(isEmail, 'email')),
    address: oneLineText(500),
    seller_name: oneLineText(200),
    seller_details: storableText(1000).trim(),
    consent: z.enum(consentForms),
    home_category_ids: someCategories,
    new_arrival_category_ids: someCategories,
    guest_pieces: wholeNumber(0, 1_000_000),
    guest_total: wholeNumber(0, 1_000_000_000),
    unpaid_days: wholeNumber(0, 365),
  })
  .partial()
  .strict();
export type SettingsChange = z.infer<typeof settingsChange>;

export const settingsEndpoints = {
  getSiteSettings: {
    method: 'GET',
    url: apiPaths.siteSettings,
    schema: {
      tags: ['settings'],
      summary: "The shop's contacts and requisites",
      response: { 200: siteSettings },
    },
  },
} as const;
