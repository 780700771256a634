import { describe, expect, it } from 'vitest';
import { drawComparison } from './index.ts';
import {
  boxesOf,
  demoVariants,
  expectReadable,
  expectSound,
  sizeOf,
  textsOf,
  yardsticksOf,
} from './test-reading.ts';

const all = demoVariants.flatMap(({ variants }) => variants);

/** Neighbours of a category, and things of different categories, two to four. */
const groups = [2, 3, 4].flatMap((count) => [
  ...demoVariants.map(({ variants }) => variants.slice(0, count)),
  ...demoVariants.map(({ variants }) => variants.slice(-count)),
  ...Array.from({ length: 30 }, (_, i) =>
    Array.from({ length: count }, (_, k) => all[(i * 37 + k * 151) % all.length] ?? all[0]),
  ),
]) as (typeof all)[];

const titleOf = (group: typeof all) => group.map(({ id }) => id).join(' + ');

const odd = (name: string, dimensions_width: number, dimensions_height: number) => ({
  categorySlug: 'unknown',
  name,
  attributes: { dimensions_width, dimensions_height },
});

describe('a comparison', () => {
  it('is sound and labelled with the data', () => {
    for (const group of groups) {
      const svg = drawComparison(group);
      expectSound(svg, 40_960);
      expectReadable(svg, titleOf(group));
      const boxes = boxesOf(svg);
      const labels = (side: string) =>
        textsOf(svg).flatMap((text) => (text.side === side ? text.content : []));
      expect(labels('width')).toEqual(boxes.map(({ wide }) => `${wide} мм`));
      expect(labels('height')).toEqual(boxes.map(({ tall }) => `${tall} мм`));
    }
  });

  it('keeps one scale and one floor line, and all in the picture, side by side', () => {
    for (const group of groups) {
      const svg = drawComparison(group);
      const { width, height } = sizeOf(svg);
      const boxes = boxesOf(svg);
      expect(boxes).toHaveLength(group.length);
      const { person } = yardsticksOf(svg);
      const scales = boxes.flatMap((box) => [box.height / box.tall, box.width / box.wide]);
      const [scale = 1] = scales;
      const about = titleOf(group);
      for (const each of [...scales, person?.scale ?? scale]) {
        expect(Math.abs(each / scale - 1), about).toBeLessThan(0.01);
      }
      const floor = person?.floor ?? Math.max(...boxes.map((box) => box.y + box.height));
      boxes.forEach((box, index) => {
        expect(Math.min(box.x, box.y), about).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, about).toBeLessThan(boxes[index + 1]?.x ?? width);
        expect(box.y + box.height, about).toBeLessThanOrEqual(floor + 0.1);
      });
      expect(floor).toBeLessThan(height);
    }
  });

  it('stands all that stands on the floor line', () => {
    const standing = /divany|krovat|kresla|shkafy|kitchen|stolstyl|pufy|matrasy/;
    for (const group of groups.filter((each) =>
      each.every((one) => standing.test(one.categorySlug)),
    )) {
      const svg = drawComparison(group);
      const { person } = yardsticksOf(svg);
      for (const { y, height } of boxesOf(svg))
        expect(y + height).toBeCloseTo(person?.floor ?? 0, 1);
    }
  });

  it('shortens long names with an ellipsis and survives what is odd', () => {
    const long = `${'Очень длинное название товара '.repeat(6)}<&">`;
    const svg = drawComparison([
      odd(long, 60, 3000),
      odd('Словобезпробелов'.repeat(9), 9000, 300),
      odd('', 8, 5),
      { categorySlug: 'unknown', name: 'Без размеров', attributes: {} },
    ]);
    expectSound(svg, 40_960);
    expectReadable(svg, 'odd');
    const names = textsOf(svg).flatMap((text) => (text.isName ? text.content : []));
    expect(names.filter((name) => name.endsWith('…')).length).toBeGreaterThanOrEqual(2);
    expect(names).toContain('Без размеров');
  });

  it.each([0, 1, 5])('refuses %i variants', (count) => {
    expect(() => drawComparison(all.slice(0, count))).toThrow(RangeError);
  });
});
