import { expect, it } from 'vitest';
import { drawComparison, drawVariant } from './index.ts';
import { demoVariants, textsOf } from './test-reading.ts';

/** WCAG 2.2: relative luminance and contrast. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const pairs = demoVariants.flatMap(({ variants }) => variants.slice(0, 2));
const pictures = [
  ...pairs.map((variant) => drawVariant(variant, 'dimensions')),
  drawComparison(pairs.slice(0, 4)),
];

/** The colours of the paper wall and floor: the gradients of full rectangles. */
const groundsOf = (svg: string) => {
  const ids = Array.from(
    svg.matchAll(/<rect x="0" y="[\d.]+" width="\d+" height="[\d.]+" fill="url\(#(\w+)\)"/g),
    ([, id]) => id,
  );
  return ids.flatMap((id) => {
    const gradient = new RegExp(`id="${id}"[^>]*>(.*?)</linearGradient>`).exec(svg)?.[1] ?? '';
    return Array.from(gradient.matchAll(/stop-color="(#\w{6})"/g), ([, colour = '']) => colour);
  });
};

it('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it('texts stand out from the paper, dimension lines too', () => {
  for (const svg of pictures) {
    const grounds = groundsOf(svg);
    expect(grounds.length).toBeGreaterThanOrEqual(2);
    for (const ground of grounds) {
      for (const { fill } of textsOf(svg)) {
        expect(contrast(fill, ground)).toBeGreaterThanOrEqual(4.5);
      }
      for (const [, line = ''] of svg.matchAll(/<path d="[^"]*l8-8[^"]*"[^>]* stroke="(#\w+)"/g)) {
        expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
      }
    }
  }
});
