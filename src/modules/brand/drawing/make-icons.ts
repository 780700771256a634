import sharp from 'sharp';
import type { ShopLogo } from '#contracts/shop-look.ts';
import { namesOfShop } from '#contracts/shop-names.ts';
import { framed } from './frame.ts';
import { icoOf } from './ico.ts';
import { fitsIcon, type IconSymbol, symbolOfLetter, symbolOfLogo } from './symbol.ts';

/** The icons by path. */
export type Icons = ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>;

/** What the icons of a shop are made from. */
export interface IconParts {
  readonly name: string;
  readonly logo: { readonly about: ShopLogo; readonly content: Buffer } | undefined;
  /** The colours of the shop by their tokens. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** Draws all icons of the shop: of its logo, or of the first letter of its name where it has none or a wide one. */
export async function makeIcons({ name, logo, tokens }: IconParts): Promise<Icons> {
  const { paper = '', band = '', 'on-band': onBand = '' } = tokens;
  const symbol = await symbolFor(name, logo, onBand);
  const ground = symbol.coloured ? paper : band;
  const of = (share: number, round: boolean, own = ground) =>
    framed(symbol, { ground: own || null, colour: onBand, round, share });
  const small = symbol.coloured ? of(1, true, '') : of(0.66, true);
  const square = Buffer.from(of(0.62, false));
  const masked = Buffer.from(of(0.54, false));
  const favicon = Buffer.from(small);
  const sides = await Promise.all(
    [16, 32, 48].map(async (side) => ({ side, png: await png(favicon, side) })),
  );
  return new Map([
    ['/favicon.svg', { type: 'image/svg+xml', body: favicon }],
    ['/favicon.ico', { type: 'image/x-icon', body: icoOf(sides) }],
    ['/apple-touch-icon.png', { type: 'image/png', body: await png(square, 180) }],
    ['/icon-192.png', { type: 'image/png', body: await png(favicon, 192) }],
    ['/icon-512.png', { type: 'image/png', body: await png(favicon, 512) }],
    ['/icon-maskable-512.png', { type: 'image/png', body: await png(masked, 512) }],
  ]);
}

function symbolFor(name: string, logo: IconParts['logo'], colour: string): Promise<IconSymbol> {
  if (logo && fitsIcon(logo.about)) return symbolOfLogo(logo.about, logo.content);
  return symbolOfLetter(`${name} ${namesOfShop('').nominative}`, colour);
}

const png = (svg: Buffer, side: number): Promise<Buffer> =>
  sharp(svg).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
