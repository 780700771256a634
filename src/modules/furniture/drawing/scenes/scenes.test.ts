import { describe, expect, it } from 'vitest';
import { drawCategory, drawSlide } from '../index.ts';
import { demoVariants, expectSound, textsOf } from '../test-reading.ts';

describe('scenes', () => {
  it.each([...demoVariants.map(({ slug }) => slug), 'unknown', 'constructor'])('%s', (slug) => {
    const svg = drawCategory(slug);
    expectSound(svg);
    expect(svg).toContain('viewBox="0 0 800 600"');
    expect(textsOf(svg)).toEqual([]);
  });

  it.each([0, 1, 2] as const)('slide %i', (index) => {
    const svg = drawSlide(index);
    expectSound(svg);
    expect(svg).toContain('viewBox="0 0 1600 700"');
    expect(textsOf(svg)).toEqual([]);
  });
});
