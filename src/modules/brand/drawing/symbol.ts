import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { ShopLogo } from '#contracts/shop-look.ts';

/** The drawing in the middle of an icon. `colour` paints the parts that take the colour of their surroundings. */
export interface IconSymbol {
  readonly width: number;
  readonly height: number;
  /** Draws it into a box, as an element of SVG. */
  draw(box: { x: number; y: number; width: number; height: number }, colour: string): string;
  /** Whether it has colours of its own, so it needs no coloured ground. */
  readonly coloured: boolean;
}

/** A wider logo would be a line of dots in an icon. */
const WIDEST = 2;

export const fitsIcon = ({ width, height }: ShopLogo): boolean =>
  width / height <= WIDEST && height / width <= WIDEST;

/** The logo without the empty space around it. */
export async function symbolOfLogo(logo: ShopLogo, content: Buffer): Promise<IconSymbol> {
  return logo.file.endsWith('.svg') ? ofSvg(logo, content) : ofPng(content, true);
}

const TRIED = 512;

async function ofSvg({ tinted }: ShopLogo, content: Buffer): Promise<IconSymbol> {
  const text = content.toString('utf8');
  const [x = 0, y = 0, w = 1, h = 1] = (/ viewBox="([^"]*)"/.exec(text)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const scale = TRIED / Math.max(w, h);
  const whole = { x: 0, y: 0, width: Math.ceil(w * scale), height: Math.ceil(h * scale) };
  const nested = (box: typeof whole, viewBox: string, colour: string) =>
    text
      .replace(/ (?:width|height|id|viewBox)="[^"]*"/g, (found, at: number) =>
        at < text.indexOf('>') ? '' : found,
      )
      .replace(
        '<svg',
        `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="${viewBox}" color="${colour}"`,
      );
  const { info } = await sharp(Buffer.from(nested(whole, [x, y, w, h].join(' '), '#000000')))
    .trim({ background: 'transparent' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info;
  const box = [x - left / scale, y - top / scale, width / scale, height / scale];
  return {
    width,
    height,
    coloured: !tinted,
    draw: (place, colour) => nested(place, box.map((side) => side.toFixed(3)).join(' '), colour),
  };
}

async function ofPng(content: Buffer, coloured: boolean): Promise<IconSymbol> {
  const { width = 1, height = 1 } = await sharp(content).metadata();
  const address = `data:image/png;base64,${content.toString('base64')}`;
  return {
    width,
    height,
    coloured,
    draw: (box) =>
      `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" href="${address}"/>`,
  };
}

/** The capitals of the storefront's font (tools/fonts). */
const capitals = (name: string) =>
  fileURLToPath(new URL(`./capitals-${name}.ttf`, import.meta.url));

/** The first letter of a text that the font has, in this colour. */
export async function symbolOfLetter(text: string, colour: string): Promise<IconSymbol> {
  const letter = /[a-z0-9а-яё]/i.exec(text)?.[0].toUpperCase() ?? '';
  const picture = await sharp({
    text: {
      text: `<span foreground="${colour}">${letter}</span>`,
      font: 'Golos Text 240',
      fontfile: capitals(/[А-ЯЁ]/.test(letter) ? 'cyrillic' : 'latin'),
      rgba: true,
    },
  })
    .trim({ background: 'transparent' })
    .png()
    .toBuffer();
  return ofPng(picture, false);
}
