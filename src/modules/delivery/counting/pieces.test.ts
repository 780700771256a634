import { describe, expect, it } from 'vitest';
import { deliveryTerms } from '#contracts/delivery-terms.ts';
import { carriedAs } from './carried.ts';
import { piecesOf } from './pieces.ts';

const line = {
  variantId: 1,
  quantity: 2,
  price: 100_00,
  originalPrice: null,
  inStock: true,
  leadDays: null,
  leadDaysFrom: null,
};
const terms = deliveryTerms.parse({});
const thing = {
  categories: [],
  packages: [],
  stated: null,
  name: 'Диван',
  size: [null, null, null],
  weight: null,
  production: null,
} as const satisfies Parameters<typeof carriedAs>[0];

const fitsLift = (stated: Partial<Parameters<typeof carriedAs>[0]>) =>
  piecesOf([line], new Map([[1, carriedAs({ ...thing, ...stated })]]), terms)[0]?.fitsLift;

describe('whether a thing goes by lift', () => {
  const small = { width: 600, depth: 400, height: 300, weight: 12 };

  it('is told by each of its packages', () => {
    expect(fitsLift({ packages: [small] })).toBe(true);
    expect(fitsLift({ packages: [small, { ...small, width: 2400 }] })).toBe(false);
  });

  it('is told by its size in the room where its packages are not known, as «Пройдёт ли» tells it', () => {
    expect(fitsLift({ size: [2300, 950, 850] })).toBe(false);
    expect(fitsLift({ size: [500, 500, 900] })).toBe(true);
    expect(fitsLift({ size: [2300, 950, 850], packages: [small] })).toBe(true);
  });

  it('is told by the package of a feed where the staff state none', () => {
    const stated = { label: 'Размеры упаковки', value: '60x40x30', unit: 'см' };
    expect(fitsLift({ size: [2300, 950, 850], stated })).toBe(true);
  });

  it('is not known of what is rolled, or has no size', () => {
    expect(fitsLift({})).toBeNull();
    expect(fitsLift({ name: 'Ковёр', size: [2000, 3000, 10] })).toBeNull();
  });
});
