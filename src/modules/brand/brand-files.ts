import type { Palette } from '#contracts/shop-look.ts';
import { type Brand, getBrand } from '#modules/settings/index.ts';
import { WorkEnded, WorkFailed } from '#platform/bounded/bounded-process.ts';
import type { Reads } from '#platform/database/reads.ts';
import { DRAWN, draw } from './draw.ts';
import type { Icons } from './drawing/make-icons.ts';
import { readLogoFile } from './logo/store-logo.ts';
import { manifestOf } from './manifest.ts';
import { findTokens } from './palette/find-tokens.ts';

/** A file that is made from the settings, and the version that it was made from. */
export interface BrandFile {
  readonly type: string;
  readonly body: Buffer;
  readonly version: string;
}

/** Visitors wait for the icons. */
const ICONS = { ...DRAWN, share: 'all' } as const;

/** Finds the files of the shop's look by path, the style sheet also of a palette that is not saved. The icons of the newest version are drawn once in a process. */
export function createBrandFiles(
  reads: Reads,
): (path: string, unsaved?: Palette) => Promise<BrandFile | undefined> {
  let drawn: { version: string; icons: Promise<Icons> } | undefined;

  function iconsOf(brand: Brand): Promise<Icons> {
    if (drawn?.version === brand.version) return drawn.icons;
    const icons = drawIcons(reads, brand);
    const mine = { version: brand.version, icons };
    drawn = mine;
    // The next request tries again.
    icons.catch(() => {
      if (drawn === mine) drawn = undefined;
    });
    return icons;
  }

  return async (path, unsaved) => {
    const brand = await reads(getBrand);
    const { version } = brand;
    if (path === '/palette.css') {
      const { stylesheetOf } = await import('./palette/stylesheet.ts');
      const body = Buffer.from(stylesheetOf(unsaved ?? brand.palette));
      return { type: 'text/css; charset=utf-8', body, version };
    }
    if (path === '/site.webmanifest') {
      const body = Buffer.from(manifestOf(brand));
      return { type: 'application/manifest+json; charset=utf-8', body, version };
    }
    const icon = (await iconsOf(brand)).get(path);
    return icon && { ...icon, version };
  };
}

/** A logo that was stored before logos were bounded, and cannot be drawn in time, gives its place to the letter. */
async function drawIcons(reads: Reads, { name, palette, logo }: Brand): Promise<Icons> {
  const content = logo ? await reads((db) => readLogoFile(db, logo.file)) : undefined;
  const tokens = await findTokens(palette);
  const drawn = logo && content ? { about: logo, content } : undefined;
  return draw('makeIcons', [{ name, tokens, logo: drawn }], ICONS).catch((error: unknown) => {
    if (!drawn || !(error instanceof WorkEnded || error instanceof WorkFailed)) throw error;
    return draw('makeIcons', [{ name, tokens, logo: undefined }], ICONS);
  });
}
