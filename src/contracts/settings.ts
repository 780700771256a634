import { z } from 'zod';
import { apiPaths } from './paths.ts';
import { shownPhoto } from './shown-photo.ts';

export const consentForms = ['note', 'checkbox'] as const;

/** What the owner of the shop sets: contacts, requisites and the home page's choice of categories. */
export const siteSettings = z
  .object({
    telegram: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    seller_name: z.string(),
    seller_details: z.string().describe('Requisites shown in the footer: ИНН, ОГРН, legal address'),
    consent: z.enum(consentForms).describe('How consent to personal data is asked for'),
    home_category_ids: z.array(z.int()).describe('Cards of the home strip, in order'),
    new_arrival_category_ids: z.array(z.int()).describe('Tabs of the new arrivals'),
    slide_photos: z
      .array(shownPhoto)
      .describe('Pictures of the home slides, in order; a slide beyond has its drawing'),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettings>;

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
