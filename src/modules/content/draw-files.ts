import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ShopLogo } from '#contracts/shop-look.ts';
import type { LogoFile } from '#modules/brand/index.ts';
import {
  type CleanPicture,
  cleanPicture,
  hashOf,
  PictureRefused,
} from '#modules/pictures/index.ts';
import type { InspectedFolder } from './folder.ts';
import { pathIn } from './folder-path.ts';
import { readLogoIn } from './logo-file.ts';
import { ContentRefused } from './problems.ts';
import { picturesOfShop } from './shop-pictures.ts';

/** The pictures of a folder by the hash of their content, each with why it is refused where it is, and the logo. */
export interface DrawnFiles {
  readonly pictures: ReadonlyMap<string, CleanPicture | PictureRefused>;
  readonly logo: LogoFile | ContentRefused | null;
}

/** Draws the pictures and the logo of a folder before the transaction that takes it over. `last`: the logo of now. */
export async function drawFiles(
  folder: string,
  given: Pick<InspectedFolder, 'slides' | 'categories' | 'logo'> &
    Partial<Pick<InspectedFolder, 'settings'>>,
  last: ShopLogo | null,
): Promise<DrawnFiles> {
  const pictures = new Map<string, CleanPicture | PictureRefused>();
  const { slides, categories, logo, settings } = given;
  const named = [...slides, ...categories].flatMap(({ picture }) => picture ?? []);
  const ofShop = settings ? picturesOfShop(settings.identity) : [];
  for (const picture of [...named, ...ofShop].filter((path) => existsSync(pathIn(folder, path)))) {
    const bytes = await readFile(pathIn(folder, picture));
    const hash = hashOf(bytes);
    if (pictures.has(hash)) continue;
    const drawn = await cleanPicture(bytes).catch((error: unknown) => {
      if (error instanceof PictureRefused) return error;
      throw error;
    });
    pictures.set(hash, drawn);
  }
  return { pictures, logo: await readLogoIn(folder, logo, last).catch(refusalOf) };
}

function refusalOf(error: unknown): ContentRefused {
  if (error instanceof ContentRefused) return error;
  throw error;
}
