import { expect, it } from 'vitest';
import type { VariantAttributes } from '#contracts/attributes.ts';
import { nearestVariant } from './nearest-variant.ts';
import { differencesOf } from './variant-differences.ts';

const color = (name: string) => ({ color: { id: 1, name, hex: '#000000' } }) as VariantAttributes;
const cloth = (name: string, of: string) => ({ ...color(of), upholstery_materials: [name] });
const bed = (width: number, of: string) => ({ ...color(of), bed_width: width, bed_length: 2000 });
const side = (of: string, name: string) => ({ ...color(of), angle_variants: [name] });

const shown = (variants: readonly VariantAttributes[]) =>
  differencesOf(variants)?.differences.map(
    ({ label, options }) => `${label}: ${options.map(({ text }) => text).join('; ')}`,
  );

it('one difference is one choice', () => {
  expect(shown([color('белый'), color('дуб')])).toEqual(['Цвет: Белый; Дуб']);
});

it('differences that are combined freely are choices of their own', () => {
  const all = [bed(1600, 'белый'), bed(1800, 'белый'), bed(1600, 'дуб'), bed(1800, 'дуб')];
  const sizes = '160\u00a0×\u00a0200\u00a0см; 180\u00a0×\u00a0200\u00a0см';
  expect(shown(all)).toEqual([`Размер: ${sizes}`, 'Цвет: Белый; Дуб']);
  expect(differencesOf(all)?.choices).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
});

it('a colour of one cloth alone is chosen with its cloth', () => {
  expect(shown([cloth('рогожка', 'серый'), cloth('велюр', 'синий')])).toEqual([
    'Обивка: Рогожка, серый; Велюр, синий',
  ]);
  const both = [cloth('рогожка', 'серый'), cloth('велюр', 'серый'), cloth('велюр', 'синий')];
  expect(shown(both)).toEqual(['Обивка: Рогожка; Велюр', 'Цвет: Серый; Синий']);
});

it('variants of which each differs in everything form no grid', () => {
  expect(differencesOf([bed(1600, 'белый'), bed(1800, 'дуб')])).toBeNull();
});

it('variants that are alike in what can be chosen form no grid', () => {
  expect(differencesOf([color('белый'), color('белый')])).toBeNull();
  expect(differencesOf([color('белый'), {}])).toBeNull();
  expect(differencesOf([color('белый')])).toBeNull();
});

it('a depth that differs is said with its width', () => {
  const of = (depth: number) => ({ dimensions_width: 1000, dimensions_depth: depth });
  expect(shown([of(400), of(455)])).toEqual([
    'Размер: 100\u00a0×\u00a040\u00a0см; 100\u00a0×\u00a045,5\u00a0см',
  ]);
});

it('a side is a choice', () => {
  expect(shown([side('серый', 'левый'), side('серый', 'правый')])).toEqual([
    'Сторона: Левый; Правый',
  ]);
});

it('an option leads to the variant that keeps most of what is chosen, and says what changes', () => {
  const make = (choice: number[], available = true) => ({ choice, available });
  const chosen = make([0, 0, 0]);
  const other = make([1, 1, 0]);
  const variants = [chosen, make([1, 1, 1]), other, make([0, 1, 0])];
  expect(nearestVariant(variants, chosen, 0, 1)).toEqual({ variant: other, changed: [1] });
  expect(nearestVariant(variants, chosen, 1, 1)?.changed).toEqual([]);
  expect(nearestVariant(variants, chosen, 2, 1)?.changed).toEqual([0, 1]);
  expect(nearestVariant(variants, chosen, 2, 5)).toBeNull();
});

it('of two that are as near, the one that keeps the earlier choice, then one to be had', () => {
  const make = (choice: number[], available = true) => ({ choice, available });
  const chosen = make([0, 0, 0]);
  const keepsFirst = make([0, 1, 1]);
  expect(nearestVariant([make([1, 0, 1]), keepsFirst], chosen, 2, 1)?.variant).toBe(keepsFirst);
  const toBeHad = make([0, 1, 0]);
  expect(nearestVariant([make([0, 1, 0], false), toBeHad], chosen, 1, 1)?.variant).toBe(toBeHad);
});
