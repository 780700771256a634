import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopLogo } from '#contracts/shop-look.ts';
import { logoMessages } from '#messages/site/logo.ts';
import { type LogoFile, LogoRefused, readLogo } from '#modules/brand/index.ts';
import { ContentRefused, type ProblemList } from './problems.ts';

const files = ['logo.svg', 'logo.png'] as const;
export type LogoPath = (typeof files)[number];

export const isLogoFile = (path: string): path is LogoPath =>
  (files as readonly string[]).includes(path);

/** The only file of a logo in a folder. */
export function logoPathIn(paths: readonly string[], problems: ProblemList): LogoPath | undefined {
  const [first, second] = paths.filter(isLogoFile);
  if (second) problems.add({ file: second, message: logoMessages.two });
  return first;
}

export const logoKind = (file: LogoPath): 'svg' | 'png' => (file === 'logo.svg' ? 'svg' : 'png');

/** Cleans and draws the logo of a folder. Throws {@link ContentRefused} where the file is no logo. */
export async function readLogoIn(
  folder: string,
  file: LogoPath | undefined,
  last: ShopLogo | null,
): Promise<LogoFile | null> {
  if (!file) return null;
  const bytes = await readFile(join(folder, file));
  return readLogo({ kind: logoKind(file), bytes }, last).catch((error: unknown) => {
    if (!(error instanceof LogoRefused)) throw error;
    throw new ContentRefused([{ file, line: error.line, message: error.message }]);
  });
}
