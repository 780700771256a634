import { describe, expect, it } from 'vitest';
import { drawVariant } from './index.ts';
import {
  boxesOf,
  demoVariants,
  expectReadable,
  expectSound,
  textsOf,
  yardsticksOf,
} from './test-reading.ts';

const lengths = ['dimensions_width', 'dimensions_height', 'dimensions_depth'] as const;

describe.each(demoVariants)('$slug', ({ variants }) => {
  const drawn = variants.map((variant) => ({
    ...variant,
    photo: drawVariant(variant, 'photo'),
    dimensions: drawVariant(variant, 'dimensions'),
  }));

  it('is sound, and the same each time', () => {
    for (const { photo, dimensions, ...variant } of drawn) {
      expectSound(photo);
      expectSound(dimensions);
      expect(drawVariant(variant, 'photo')).toBe(photo);
      expect(textsOf(photo).map(({ content }) => content)).toEqual(['Схема']);
    }
  });

  it('has the proportions of its millimetres', () => {
    for (const { id, photo, dimensions } of drawn) {
      for (const svg of [photo, dimensions]) {
        const [box, ...others] = boxesOf(svg);
        if (!box || others.length > 0) throw new Error(`${id}: one box is drawn`);
        const { x, y, width, height, wide, tall } = box;
        expect(Math.abs(width / height / (wide / tall) - 1), id).toBeLessThan(0.01);
        expect(Math.min(x, y), id).toBeGreaterThanOrEqual(0);
        expect(x + width, id).toBeLessThanOrEqual(800);
        expect(y + height, id).toBeLessThanOrEqual(600);
      }
    }
  });

  it('is labelled with the numbers of the data', () => {
    for (const { id, attributes, dimensions } of drawn) {
      const stated = lengths.flatMap((key) => attributes[key] ?? []);
      const labels = textsOf(dimensions).filter(({ isNote }) => !isNote);
      expect(labels.map(({ content }) => content).sort(), id).toEqual(
        stated.map((value) => `${value} мм`).sort(),
      );
      const [box] = boxesOf(dimensions);
      for (const { side, content } of labels) {
        if (side === 'width') expect(content, id).toBe(`${box?.wide} мм`);
        if (side === 'height') expect(content, id).toBe(`${box?.tall} мм`);
      }
    }
  });

  it('keeps its texts inside the picture and apart', () => {
    for (const { id, dimensions } of drawn) expectReadable(dimensions, id);
  });

  it('keeps what it says of person and door above both', () => {
    for (const { id, dimensions } of drawn) {
      const { person } = yardsticksOf(dimensions);
      const [, top = 0] = /data-door="([^"]*)"/.exec(dimensions)?.[1]?.split(' ').map(Number) ?? [];
      const highest = top || (person ? person.floor - 1700 * person.scale : 0);
      for (const note of textsOf(dimensions).filter(({ isNote }) => isNote)) {
        expect([id, note.bottom < highest, note.top > 0]).toEqual([id, true, true]);
      }
    }
  });

  it('shares its scale with the person and the door beside it', () => {
    for (const { id, dimensions } of drawn) {
      const [box] = boxesOf(dimensions);
      const { person, door } = yardsticksOf(dimensions);
      const scale = (box?.height ?? 0) / (box?.tall ?? 1);
      if (person) expect(Math.abs(person.scale / scale - 1), id).toBeLessThan(0.01);
      if (door) expect(Math.abs(door.height / 2000 / scale - 1), id).toBeLessThan(0.01);
      if (door) expect(Math.abs(door.width / 800 / scale - 1), id).toBeLessThan(0.01);
    }
  });
});

const carried = ['divany', 'krovat', 'shkafy', 'kitchen', 'ofisnyedivany'];

it.each(demoVariants.filter(({ slug }) => carried.includes(slug)))(
  'a door stands beside everything in $slug',
  ({ variants }) => {
    for (const variant of variants) {
      const { door, person } = yardsticksOf(drawVariant(variant, 'dimensions'));
      expect([variant.id, door !== undefined, person !== undefined]).toEqual([
        variant.id,
        true,
        true,
      ]);
    }
  },
);
