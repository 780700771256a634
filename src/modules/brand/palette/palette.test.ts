import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Palette } from '#contracts/shop-look.ts';
import { choose } from './chosen.ts';
import { contrast } from './colours.ts';
import { stylesheetOf } from './stylesheet.ts';
import { tokensOf } from './tokens.ts';

const unreadableColours = (palette: Palette) => choose(palette).unreadable;

const light = { ground: '#ffffff', text: '#1d1d1f', main: '#b3123f', accent: '#0b57d0' };
const strong = { ground: '#eaf1fb', main: '#1c3faa', accent: '#c2185b' };
const dark = { ground: '#15171a', main: '#8fc7ab', accent: '#f0a36b' };

const grounds = ['paper', 'surface', 'sand'];
/** Text on ground as the screens have them: WCAG AA wants 4.5. */
const texts: [text: string, on: string[]][] = [
  ['ink', [...grounds, 'pine-pale', 'clay-pale', 'danger-pale']],
  ['ink-soft', [...grounds, 'pine-pale']],
  ['pine', [...grounds, 'pine-pale']],
  ['clay', [...grounds, 'clay-pale']],
  ['ochre', grounds],
  ['slate', grounds],
  ['danger', grounds],
  ['on-pine', ['pine', 'pine-deep']],
  ['on-clay', ['clay']],
  ['on-band', ['band']],
  ['on-band-soft', ['band']],
  ['paper', ['ink']],
];
const lines: [line: string, on: string[]][] = [['line-strong', grounds]];

/** The pairs below the ratio. */
function failing(tokens: Readonly<Record<string, string>>): string[] {
  const below = (pairs: typeof texts, ratio: number) =>
    pairs.flatMap(([one, others]) =>
      others.flatMap((other) => {
        const found = contrast(tokens[one] ?? '', tokens[other] ?? '');
        return found < ratio ? [`${one} on ${other}: ${found.toFixed(2)}`] : [];
      }),
    );
  return [...below(texts, 4.5), ...below(lines, 3)];
}

it.each([
  ['a light one', light],
  ['one of strong colours', strong],
  ['one with a dark ground', dark],
])('every text of a palette can be read: %s', (_name, palette) => {
  expect(unreadableColours(palette)).toEqual([]);
  expect(failing(tokensOf(palette))).toEqual([]);
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);

it('no palette that is taken has a text that cannot be read', () => {
  const palettes = fc.record(
    { ground: colour, text: colour, main: colour, accent: colour },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(palettes, (given) => {
      // The owner takes the nearest colour instead of each refused one.
      const palette = { ...given };
      for (const { field, nearest } of unreadableColours(given)) palette[field] = nearest;
      if (unreadableColours(palette).length === 0) {
        expect(failing(tokensOf(palette))).toEqual([]);
      }
    }),
    { numRuns: 150, seed: 19 },
  );
});

it('a refused colour is named with its ground, its ratio and the nearest colour that would do', () => {
  const [found, ...others] = unreadableColours({ ground: '#ffffff', main: '#ffcc00' });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ field: 'main', colour: '#ffcc00', ground: '#f4f4f4' });
  expect(found?.ratio).toBeCloseTo(1.37, 2);
  expect(unreadableColours({ ground: '#ffffff', main: found?.nearest })).toEqual([]);
});

it('a ground between light and dark is refused, and the nearest one is taken', () => {
  const [found] = unreadableColours({ ground: '#767676' });
  expect(found?.field).toBe('ground');
  expect(unreadableColours({ ground: found?.nearest })).toEqual([]);
});

it('the colours of the owner stay as they are, and a dark ground says so to the browser', () => {
  expect(tokensOf(dark)).toMatchObject({ paper: '#15171a', pine: '#8fc7ab', clay: '#f0a36b' });
  expect(stylesheetOf(dark)).toMatch(
    /^@media screen\{:root:root\{color-scheme:dark;--paper:#15171a;/,
  );
  expect(stylesheetOf(light)).toContain('color-scheme:light');
});
