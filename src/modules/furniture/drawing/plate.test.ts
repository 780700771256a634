import { expect, it } from 'vitest';
import { categoryIcons } from '#contracts/category-look.ts';
import { drawPlate } from './index.ts';
import { expectSound, textsOf } from './test-reading.ts';

it('every icon has a plate of its own, a sound picture without text', () => {
  const plates = categoryIcons.map((icon) => drawPlate(icon));
  for (const svg of plates) {
    expectSound(svg);
    expect(svg).toContain('viewBox="0 0 800 600"');
    expect(textsOf(svg)).toEqual([]);
  }
  expect(new Set(plates).size).toBe(categoryIcons.length);
});
