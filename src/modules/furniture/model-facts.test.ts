import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '#modules/catalog/tables.ts';
import { importOffers } from '#modules/ownership/tables.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/build-test-app.ts';
import { demoProducts } from './demo-models.ts';
import { modelFacts } from './model-facts.ts';

const sofa = {
  categorySlug: 'divany',
  name: 'Диван «Волга»',
  attributes: { dimensions_width: 2100, dimensions_height: 850, dimensions_depth: 950 },
};

describe('what is known of a model before it is made', () => {
  it('is the lengths that are stated, and where it stands', () => {
    const lengths = { width: 2100, height: 850, depth: 950 };
    expect(modelFacts(sofa)).toEqual({
      stance: 'floor',
      lift: 0,
      turn: -30,
      ...lengths,
      opening: null,
    });
    const mirror = { ...sofa, name: 'Зеркало настенное «Омут»' };
    expect(modelFacts(mirror)).toMatchObject({ stance: 'wall', lift: expect.any(Number) });
    expect(modelFacts(mirror)?.lift).toBeGreaterThan(0);
  });

  it('is that it unfolds, where it states how, or that its fronts open', () => {
    const bed = { ...sofa.attributes, mechanism: 'аккордеон', bed_width: 1400, bed_length: 2000 };
    expect(modelFacts({ ...sofa, attributes: bed })?.opening).toBe('unfolds');
    expect(modelFacts({ ...sofa, name: 'Комод «Омут»' })?.opening).toBe('opens');
  });

  it('is nothing where a length is not stated: it would not be to scale', () => {
    const { dimensions_depth: _, ...attributes } = sofa.attributes;
    expect(modelFacts({ ...sofa, attributes })).toBeNull();
  });

  it('is nothing where only the category tells what it is: it would be a guess', () => {
    expect(modelFacts({ ...sofa, name: 'Волга' })).toBeNull();
  });

  it('is nothing where a side is not stated, or both are: it would be a guess', () => {
    const corner = (...angle_variants: string[]) =>
      modelFacts({
        ...sofa,
        name: 'Диван угловой «Волга»',
        attributes: { ...sofa.attributes, dimensions_depth: 1600, angle_variants },
      });
    expect(corner('левый')).not.toBeNull();
    expect(corner('левый', 'правый')).toBeNull();
    expect(corner()).toBeNull();
  });

  it('states no length of which the model shows another', () => {
    const attributes = { ...sofa.attributes, furniture_set: ['Кровать', 'Шкаф', 'Тумба'] };
    const set = { ...sofa, name: 'Комплект мебели для спальни «Затон»', attributes };
    expect(modelFacts(set)).toMatchObject({ width: null, height: null, depth: null });
  });

  it('is there for the whole demo', () => {
    for (const { id, input } of demoProducts.flatMap((product) => product.variants)) {
      expect(modelFacts(input), id).not.toBeNull();
    }
  });
});

describe('which products are shown from all sides', () => {
  const path = '/api/products/divan-uglovoj-ladoga/';
  const modelsOf = async ({ app }: TestApp) => (await app.inject(path)).json().models;
  let shop: TestApp;
  let any: TestApp;
  let none: TestApp;
  beforeAll(async () => {
    shop = await buildTestApp();
    any = await buildTestApp({ env: { MODELS: 'all' } });
    none = await buildTestApp({ env: { MODELS: 'none' } });
  });
  afterAll(() => Promise.all([shop, any, none].map((one) => one.close())));

  it('says where the model of each variant is, which is there', async () => {
    const models = await modelsOf(shop);
    expect(models).toHaveLength(6);
    expect(models[0]).toMatchObject({
      src: '/models/products/divan-uglovoj-ladoga/rogozhka-grafit.glb',
      width: 2650,
    });
    expect((await shop.app.inject(models[0].src)).statusCode).toBe(200);
    expect(await modelsOf(none)).toEqual([]);
  });

  it('is not what a feed brought, unless the shop wants so', async () => {
    for (const { db } of [shop, any]) {
      const [row] = await db
        .select({ id: variants.id })
        .from(variants)
        .where(eq(variants.slug, 'rogozhka-grafit'));
      await db
        .insert(importOffers)
        .values({ source: 'somebody', offerId: '1', variantId: row?.id ?? 0 });
    }
    expect(await modelsOf(shop)).toEqual([]);
    expect(await modelsOf(any)).toHaveLength(6);
  });
});
