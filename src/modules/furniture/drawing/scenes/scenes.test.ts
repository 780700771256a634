import { describe, expect, it } from 'vitest';
import { drawSlide } from '../index.ts';
import { expectSound, textsOf } from '../test-reading.ts';

describe('scenes', () => {
  it.each([0, 1, 2] as const)('slide %i', (index) => {
    const svg = drawSlide(index);
    expectSound(svg);
    expect(svg).toContain('viewBox="0 0 1600 700"');
    expect(textsOf(svg)).toEqual([]);
  });
});
