import sharp from 'sharp';
import type { ShopLogo } from '#contracts/shop-look.ts';
import { logoMessages } from '#messages/site/logo.ts';
import { nameOf } from '../logo/logo-name.ts';
import { LogoRefused } from '../logo/logo-refused.ts';
import { cleanSvg } from './clean-svg.ts';
import { asDrawing, type SvgElement, writeSvg } from './svg-tree.ts';
import { tinted } from './tint.ts';

/** A logo to be stored, with the content of its file. */
export interface LogoFile {
  readonly logo: ShopLogo;
  readonly content: Buffer;
}

const KILOBYTE = 1024;
const LARGEST = { svg: 64 * KILOBYTE, png: 1024 * KILOBYTE };
/** A larger drawing is a file: it would stand in each page three times. */
const LARGEST_INLINE = 700;
const MOST_PIXELS = 20_000_000;
/** Three device pixels for each pixel of the header. */
const PNG_BOX = { width: 720, height: 144, fit: 'inside', withoutEnlargement: true } as const;

/** Cleans the file of a logo. Throws `LogoRefused`. */
export async function readLogo(kind: 'svg' | 'png', bytes: Buffer): Promise<LogoFile> {
  const largest = LARGEST[kind];
  if (bytes.length > largest) throw new LogoRefused(logoMessages.tooLarge(largest / KILOBYTE));
  return kind === 'svg' ? readSvg(bytes) : readPng(bytes);
}

async function readSvg(bytes: Buffer): Promise<LogoFile> {
  const clean = cleanSvg(bytes.toString('utf8'));
  const { width, height, viewBox } = sizeOf(clean.attributes);
  const one = tinted(clean);
  const { children, attributes } = one ?? clean;
  const { width: _, height: __, id: ___, xmlns, ...kept } = attributes;
  const root = { tag: 'svg', attributes: { ...kept, viewBox }, children };
  const file = {
    ...root,
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      id: 'logo',
      width: String(width),
      height: String(height),
      ...root.attributes,
    },
  };
  const content = Buffer.from(writeSvg(file));
  await mustShow(content);
  const logo = {
    file: nameOf(content, 'svg'),
    width,
    height,
    tinted: one !== undefined,
    drawing: one ? inlineOf(root) : null,
  };
  return { logo, content };
}

function sizeOf({ viewBox, width, height }: Readonly<Record<string, string>>) {
  const box = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const given = box ?? [0, 0, ...[width, height].map((side) => Number.parseFloat(side ?? ''))];
  const [, , w = 0, h = 0] = given;
  if (given.length !== 4 || !given.every(Number.isFinite) || w <= 0 || h <= 0) {
    throw new LogoRefused(logoMessages.noSize);
  }
  // Heights are equal, so that the sizes of all logos compare.
  return { width: Math.round((w / h) * 100), height: 100, viewBox: given.join(' ') };
}

/** Throws where nothing is drawn. */
async function mustShow(content: Buffer): Promise<void> {
  const { channels } = await sharp(content, { limitInputPixels: MOST_PIXELS })
    .ensureAlpha()
    .stats();
  if (channels.at(-1)?.max === 0) throw new LogoRefused(logoMessages.empty);
}

/** The drawing for the page itself, where it is small and needs no ids, which would not be unique there. */
function inlineOf(root: SvgElement) {
  const drawing = asDrawing(root);
  const text = JSON.stringify(drawing);
  return text.length <= LARGEST_INLINE && !text.includes('"id"') ? drawing : null;
}

async function readPng(bytes: Buffer): Promise<LogoFile> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format } = await image.metadata().catch(refusePng);
  if (format !== 'png') return refusePng();
  const { data, info } = await image
    .resize(PNG_BOX)
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer({ resolveWithObject: true })
    .catch(refusePng);
  const { width, height } = info;
  return {
    logo: { file: nameOf(data, 'png'), width, height, tinted: false, drawing: null },
    content: data,
  };
}

const refusePng = (): never => {
  throw new LogoRefused(logoMessages.brokenPng);
};
