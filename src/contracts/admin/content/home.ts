import { z } from 'zod';
import {
  calendarDay,
  fieldErrorsBody,
  refusalBody,
  storableText,
  wholeNumber,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { homeCalls } from './calls.ts';
import { lastChange, versionNumber } from './content-version.ts';
import { MOST_SLIDES } from './values.ts';

const day = calendarDay.nullable().default(null);

/** More slides than a home page shows. */

/** A slide as the staff writes it. */
const slideForm = z.strictObject({
  title: storableText(1000),
  text: storableText(5000).describe('One paragraph'),
  link: storableText(1000),
  photo: storableText(200).nullable().describe('Its address, as an upload has answered'),
  from: day,
  until: day,
});
export type SlideForm = z.infer<typeof slideForm>;

export const homeForm = z.strictObject({
  slides: z.array(slideForm).max(MOST_SLIDES),
  categories: z.array(storableText(120)).max(50).describe('Slugs of the cards'),
  new_arrivals: z.array(storableText(120)).max(50).describe('Slugs of the tabs'),
});
export type HomeForm = z.infer<typeof homeForm>;

export const storedHome = homeForm.extend(lastChange.shape);
export type StoredHome = z.infer<typeof storedHome>;

const homeCategory = z.object({ slug: z.string(), name: z.string() });

/** A version of the settings: what it has changed, in words. */
export const settingsVersion = lastChange.extend({ changed: z.array(z.string()) });
export type SettingsVersion = z.infer<typeof settingsVersion>;

export const homeEndpoints = {
  get: {
    ...homeCalls.get,
    schema: {
      ...hidden,
      response: {
        200: z.object({ home: storedHome, known: z.array(homeCategory) }),
        ...closed,
      },
    },
  },
  save: {
    ...homeCalls.save,
    schema: {
      ...hidden,
      body: homeForm.extend({ version: versionNumber }),
      response: {
        200: storedHome,
        400: fieldErrorsBody,
        409: refusalBody.extend({ now: storedHome.optional().describe('Of `content_changed`') }),
        ...closed,
      },
    },
  },
  /** The versions of the home page, latest first. */
  versions: {
    ...homeCalls.versions,
    schema: {
      ...hidden,
      response: { 200: z.object({ versions: z.array(settingsVersion) }), ...closed },
    },
  },
  /** Makes the home page what it was. A picture that is no longer stored is left out. */
  restore: {
    ...homeCalls.restore,
    schema: {
      ...hidden,
      params: z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
      body: z.strictObject({ version: versionNumber }),
      response: {
        200: storedHome,
        400: fieldErrorsBody,
        404: refusalBody,
        409: refusalBody.extend({ now: storedHome.optional() }),
        ...closed,
      },
    },
  },
  /** Stores a picture: the body is the file. It is kept for a week without a slide that shows it. */
  upload: {
    ...homeCalls.upload,
    schema: {
      ...hidden,
      response: { 201: z.object({ photo: z.string() }), 400: fieldErrorsBody, ...closed },
    },
  },
} as const;
