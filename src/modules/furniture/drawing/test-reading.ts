import { expect } from 'vitest';
import { demoCategories } from '../../../../db/demo/index.ts';

/** Every variant of the demo, as the drawings take it, by category. */
export const demoVariants = demoCategories.map((category) => ({
  slug: category.slug,
  variants: category.products.flatMap((product) =>
    product.variants.map((variant) => ({
      id: `${product.slug}/${variant.slug}`,
      categorySlug: category.slug,
      name: product.name,
      variantName: variant.name,
      attributes: variant.attributes,
    })),
  ),
}));

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const numbersOf = (tag: string, name: string) => attribute(tag, name).split(' ').map(Number);

/** A letter's width in parts of its size; the widest of the usual fonts stays below. */
const letter = 0.62;

/** The texts of a picture with the space they take. */
export const textsOf = (svg: string) =>
  Array.from(svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g), ([, tag = '', content = '']) => {
    const size = Number(attribute(tag, 'font-size') || 17);
    const [x, y] = [Number(attribute(tag, 'x')), Number(attribute(tag, 'y'))];
    const length = content.replace(/&\w+;/g, '.').length * size * letter;
    const before = { end: 1, start: 0, middle: 0.5 }[attribute(tag, 'text-anchor')] ?? 0;
    return {
      content,
      left: x - length * before,
      right: x + length * (1 - before),
      top: y - size * 0.8,
      bottom: y + size * 0.25,
      side: attribute(tag, 'data-label'),
      fill: attribute(tag, 'fill'),
      isNote: tag.includes('data-note'),
      isName: tag.includes('data-name'),
    };
  });

/** The boxes of the things in a picture, in its units and in mm. */
export const boxesOf = (svg: string) =>
  Array.from(svg.matchAll(/<g data-width-mm[^>]*>/g), ([tag]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbersOf(tag, 'data-box');
    const [wide = 0] = numbersOf(tag, 'data-width-mm');
    const [tall = 0] = numbersOf(tag, 'data-height-mm');
    return { x, y, width, height, wide, tall };
  });

/** The height of the door, and the scale and floor of the person; undefined where none stands. */
export const yardsticksOf = (svg: string) => {
  const door = /<g data-door="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number);
  const person = /translate\([\d.]+ ([\d.]+)\) scale\(([\d.]+)\)" opacity="0.11"/.exec(svg);
  return {
    door: door && { width: door[2] ?? 0, height: door[3] ?? 0 },
    person: person ? { floor: Number(person[1]), scale: Number(person[2]) } : undefined,
  };
};

export const sizeOf = (svg: string) => {
  const [, , width = 0, height = 0] = numbersOf(/<svg[^>]*>/.exec(svg)?.[0] ?? '', 'viewBox');
  return { width, height };
};

const known =
  /^(svg|title|defs|linearGradient|radialGradient|stop|g|path|rect|ellipse|circle|polyline|text|style)$/;

/** Shapes, gradients, text and the sizes of the caption alone, sound numbers, known gradients, few bytes. */
export const expectSound = (svg: string, limit = 12_800) => {
  for (const [, tag = ''] of svg.matchAll(/<([a-zA-Z!?][\w-]*)/g)) expect(tag).toMatch(known);
  expect(svg).not.toMatch(/ (?:style|href|xlink:href|on\w+)=/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\de[-+]\d/);
  expect(svg).not.toMatch(/ (?:width|height|rx|ry|r)="-/);
  const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(limit);
};

/** No text leaves the picture or runs into another. */
export const expectReadable = (svg: string, about: string) => {
  const { width, height } = sizeOf(svg);
  const texts = textsOf(svg);
  texts.forEach((text, index) => {
    const says = `${about}: ${text.content}`;
    expect(text.left, says).toBeGreaterThanOrEqual(0);
    expect(text.right, says).toBeLessThanOrEqual(width);
    expect(text.top, says).toBeGreaterThanOrEqual(0);
    expect(text.bottom, says).toBeLessThanOrEqual(height);
    for (const other of texts.slice(index + 1)) {
      const apart =
        text.right <= other.left ||
        other.right <= text.left ||
        text.bottom <= other.top ||
        other.bottom <= text.top;
      expect(apart, `${says} / ${other.content}`).toBe(true);
    }
  });
};
