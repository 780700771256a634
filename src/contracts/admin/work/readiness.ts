import { z } from 'zod';
import { closed, hidden } from '../endpoint.ts';
import { readinessCalls } from './calls.ts';

/** What of the demo visitors may take for the shop's own. */
export const demoGapNames = [
  'demoGoods',
  'demoName',
  'demoTexts',
  'demoContacts',
  'demoSeller',
  'demoDocuments',
] as const;
export type DemoGapName = (typeof demoGapNames)[number];

/** What a shop may lack before it opens. */
export const gapNames = [
  ...demoGapNames,
  'noName',
  'noPhone',
  'noEmail',
  'noSeller',
  'noPolicy',
  'noDocument',
  'policyWaits',
  'documentWaits',
  'noPublicUrl',
  'plainHttp',
  'noSmtp',
  'noMailFrom',
  'smtpFailed',
  'noGoods',
  'demoExamples',
  'demoPages',
  'noLogo',
  'demoLogo',
  'demoSlides',
  'noPages',
  'deadSlides',
  'deadLinks',
  'picturelessCategories',
  'emptyCategories',
  'withoutPicture',
  'withoutPrice',
  'withoutSize',
  'noZones',
  'nextCalendar',
] as const;
export type GapName = (typeof gapNames)[number];

const officeGap = z.object({
  name: z.enum(gapNames),
  text: z.string().describe('What is missing and what to do, in the words of the office'),
});
export type OfficeGap = z.infer<typeof officeGap>;

export const readiness = z.object({
  essential: z.array(officeGap).describe('Without these the shop must not open'),
  advice: z.array(officeGap),
});

export const readinessEndpoints = {
  /** What the command `check-shop` says. The mail server is tried. */
  get: {
    ...readinessCalls.get,
    schema: { ...hidden, response: { 200: readiness, ...closed } },
  },
} as const;
