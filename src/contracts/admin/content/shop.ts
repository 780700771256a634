import { z } from 'zod';
import { characteristicKinds } from '../../shop-characteristics.ts';
import type { ShopFile } from '../../shop-file.ts';
import { shopLogo } from '../../shop-look.ts';
import { fieldErrorsBody, refusalBody, storableText, wholeNumber } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { shopCalls } from './calls.ts';
import { lastChange, versionNumber } from './content-version.ts';
import { settingsVersion } from './home.ts';

/** The settings as `shop.yaml` of the folder names them, without the home page. */
export type ShopTexts = Omit<ShopFile, 'home'>;

/** Checked by the schema of the folder's file, which names each field that is wrong. */
const shopTexts: z.ZodType<ShopTexts> = z.any();

const storedShop = z.object({
  shop: shopTexts,
  logo: shopLogo.nullable(),
  ...lastChange.shape,
});
export type StoredShop = z.infer<typeof storedShop>;

/** Parts of the settings with what they are to be; null: the default. */
export const shopChange = z.record(z.string(), z.unknown());

const typedCategory = z.object({
  slug: z.string(),
  name: z.string(),
  is_below: z.boolean(),
  types: z.array(z.string()),
});
export type TypedCategory = z.infer<typeof typedCategory>;

const colour = storableText(20).optional();
const changed = refusalBody.extend({ now: storedShop.optional().describe('Of `content_changed`') });

export const shopEndpoints = {
  get: {
    ...shopCalls.get,
    schema: { ...hidden, response: { 200: storedShop, ...closed } },
  },
  /** The characteristics that the owner has added, for all who work with goods. */
  characteristics: {
    ...shopCalls.characteristics,
    schema: {
      ...hidden,
      response: {
        200: z.object({
          characteristics: z.array(
            z.object({ label: z.string(), unit: z.string(), kind: z.enum(characteristicKinds) }),
          ),
        }),
        ...closed,
      },
    },
  },
  /** The categories and the types of their goods, for what fits to what. */
  goods: {
    ...shopCalls.goods,
    schema: {
      ...hidden,
      response: { 200: z.object({ categories: z.array(typedCategory) }), ...closed },
    },
  },
  /** Changes the given parts; null gives a part its default. */
  save: {
    ...shopCalls.save,
    schema: {
      ...hidden,
      body: z.strictObject({ version: versionNumber, change: shopChange }),
      response: { 200: storedShop, 400: fieldErrorsBody, 409: changed, ...closed },
    },
  },
  /** What of a palette cannot be read, by its colours. */
  colours: {
    ...shopCalls.colours,
    schema: {
      ...hidden,
      body: z.strictObject({ ground: colour, text: colour, main: colour, accent: colour }),
      response: {
        200: z.object({ wrong: z.record(z.string(), z.string()) }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
  versions: {
    ...shopCalls.versions,
    schema: {
      ...hidden,
      response: { 200: z.object({ versions: z.array(settingsVersion) }), ...closed },
    },
  },
  /** Makes the settings what they were, without the home page. */
  restore: {
    ...shopCalls.restore,
    schema: {
      ...hidden,
      params: z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
      body: z.strictObject({ version: versionNumber }),
      response: {
        200: storedShop,
        400: fieldErrorsBody,
        404: refusalBody,
        409: changed,
        ...closed,
      },
    },
  },
  /** Cleans and takes over a logo at once: the body is the file. */
  logo: {
    ...shopCalls.logo,
    schema: { ...hidden, response: { 200: storedShop, 400: fieldErrorsBody, ...closed } },
  },
  /** The file of the logo, for the screen: another host serves the shop. */
  logoFile: {
    ...shopCalls.logoFile,
    schema: {
      ...hidden,
      params: z.object({ file: z.string().regex(/^[0-9a-f]{32}\.(svg|png)$/) }),
      response: { 200: z.unknown(), 404: refusalBody, ...closed },
    },
  },
  removeLogo: {
    ...shopCalls.removeLogo,
    schema: { ...hidden, response: { 200: storedShop, 400: fieldErrorsBody, ...closed } },
  },
} as const;
