import { expect, it } from 'vitest';
import { carriedSizes } from './carried-sizes.ts';

const size = [2000, 900, 800] as const;

it('takes the packages where they are known, else the thing itself', () => {
  const packed = [
    [600, 500, 400],
    [700, 300, 200],
  ] as const;
  expect(carriedSizes({ name: 'Диван', packed, size })).toEqual({
    isPacked: true,
    sizes: [
      { length: 600, width: 500, height: 400 },
      { length: 700, width: 300, height: 200 },
    ],
  });
  expect(carriedSizes({ name: 'Диван', packed: [], size })).toEqual({
    isPacked: false,
    sizes: [{ length: 2000, width: 900, height: 800 }],
  });
});

it('claims nothing where no size is known, or where the thing is carried rolled or folded', () => {
  expect(carriedSizes({ name: 'Диван', size: null })).toBeNull();
  for (const name of ['Ковёр «Луг»', 'ковер круглый', 'Плед', 'Шторы льняные']) {
    expect(carriedSizes({ name, size })).toBeNull();
  }
  const packed = [[1600, 200, 200]] as const;
  expect(carriedSizes({ name: 'Ковёр', packed, size })?.isPacked).toBe(true);
  // A word with the same letters inside.
  expect(carriedSizes({ name: 'Стол «Подковрик»', size })).not.toBeNull();
});
