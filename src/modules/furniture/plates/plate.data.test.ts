import sharp from 'sharp';
import { expect, it } from 'vitest';
import { categoryIcons } from '#contracts/category-look.ts';
import { drawPlate } from './plate.ts';

it('every icon has a plate of its own, a picture without text', async () => {
  const plates = categoryIcons.map((icon) => drawPlate(icon));
  for (const svg of plates) {
    expect(svg).toContain('viewBox="0 0 800 600"');
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    const { entropy } = await sharp(Buffer.from(svg)).stats();
    expect(entropy).toBeGreaterThan(0);
  }
  expect(new Set(plates).size).toBe(categoryIcons.length);
});

it('is called what it is asked to be called', () => {
  expect(drawPlate('bed', 'Кровать <&>')).toContain('<title>Кровать &lt;&amp;&gt;</title>');
});
