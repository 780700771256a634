import { expect, it } from 'vitest';
import type { Attributes } from './attributes.ts';
import { classify } from './classify.ts';
import { kinds } from './kinds/index.ts';
import { sampleOf } from './testing/samples.ts';

const told = (name: string, attributes: Attributes = {}, categorySlug = 'unknown') => {
  const thing = classify({ categorySlug, name, attributes });
  return [thing.kind.name, thing.told];
};

it.each(kinds.map(({ name }) => name))('tells %s by its noun', (name) => {
  const thing = classify(sampleOf(name));
  expect([thing.kind.name, thing.told, thing.certain]).toEqual([name, true, true]);
});

it.each([
  ['Подушка для дивана', 'pillow'],
  ['Стол с ящиками и полкой', 'table'],
  ['Тумба подвесная под ТВ', 'tv-stand'],
  ['Лавка «Кресло»', 'plain'],
])('%s is a %s: what stands behind the noun does not count', (name, kind) => {
  expect(told(name)[0]).toBe(kind);
});

it('follows the stated type before the name, and both before the category', () => {
  expect(told('«Жар» 120', { type_of_product: 'Кресло' }, 'divany')).toEqual(['armchair', true]);
  expect(told('Комод «Жар»', {}, 'divany')).toEqual(['chest', true]);
  expect(told('«Жар»', {}, 'divany')).toEqual(['sofa', false]);
  expect(told('«Жар»', {}, 'gostinye')).toEqual(['wall-unit', false]);
  expect(told('«Жар»', {}, 'sad')).toEqual(['plain', false]);
});

it('takes a set of unknown things for nothing', () => {
  expect(told('Комплект из ротанга «Бали»')).toEqual(['plain', false]);
});

it('is certain only where a model shows what is stated', () => {
  const certain = (name: string, attributes: Attributes) =>
    classify({ categorySlug: 'unknown', name, attributes }).certain;
  expect(certain('Кресло-качалка', { dimensions_width: 600, dimensions_height: 1000 })).toBe(false);
  expect(certain('Комод овальный', {})).toBe(false);
  expect(certain('Люстра', {})).toBe(false);
  expect(certain('Люстра на пять рожков', {})).toBe(true);
  expect(certain('Ковёр круглый', { dimensions_width: 1600, dimensions_depth: 2300 })).toBe(false);
});

it.each(['Диван угловой', 'Кухня угловая', 'Прихожая угловая'])(
  '%s is certain with exactly one stated side',
  (name) => {
    const certain = (...angle_variants: string[]) =>
      classify({ categorySlug: 'unknown', name, attributes: { angle_variants } }).certain;
    expect(certain('левый')).toBe(true);
    expect(certain('Правая')).toBe(true);
    expect(certain('левый', 'правый')).toBe(false);
    expect(certain('универсальный')).toBe(false);
    expect(certain()).toBe(false);
  },
);

it('knows how a thing stands', () => {
  const stanceOf = (name: string) =>
    classify({ categorySlug: 'unknown', name, attributes: {} }).stance;
  expect(stanceOf('Стенка подвесная')).toBe('wall');
  expect(stanceOf('Тумба подвесная под ТВ')).toBe('wall');
  expect(stanceOf('Стенка с тумбой, подвесная под ТВ')).toBe('floor');
  expect(stanceOf('Зеркало напольное')).toBe('floor');
  expect(stanceOf('Ковёр')).toBe('plan');
  expect(classify(sampleOf('mirror')).lift).toBeGreaterThan(0);
  expect(classify(sampleOf('sofa')).lift).toBe(0);
});

it('shows a deep bunk by its side, and gives lengths that nobody states their usual ones', () => {
  const bunk = sampleOf('bunk', { dimensions_width: 900, dimensions_depth: 2000 });
  expect(classify(bunk)).toMatchObject({
    views: ['right', 'front'],
    shown: { width: 2000 },
    labels: { width: 2000, depth: 900 },
    size: { w: 900, d: 2000 },
  });
  const { size } = classify({ ...bunk, attributes: { dimensions_height: 1800 } });
  expect(size).toEqual({ w: 920, h: 1800, d: 2060 });
});

it('a circle of one stated size is as long as it is wide', () => {
  const input = { categorySlug: '', name: 'Ковёр d160', attributes: { dimensions_width: 1600 } };
  expect(classify(input).size).toMatchObject({ w: 1600, d: 1600 });
});
