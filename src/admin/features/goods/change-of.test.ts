import { describe, expect, it } from 'vitest';
import { changeOf } from './change-of.ts';

const known = { price: 12_500, old_price: 15_000, stock: { kind: 'counted', pieces: 3 } } as const;
const same = { price: '12500', old_price: '15 000', kind: 'counted', pieces: '3' };
const typed = (values: Record<string, string>) =>
  changeOf({ opened: known, now: known }, { ...same, ...values });

describe('what a form changes of goods', () => {
  it('is nothing where the values are the same, however they are written', () => {
    expect(typed({ price: '12 500,00 ₽' })).toEqual({ change: {} });
  });

  it('is each value that differs, with the one that was looked at', () => {
    expect(typed({ price: '11 990,50', old_price: '' })).toEqual({
      change: { price: { from: 12_500, to: 11_990.5 }, old_price: { from: 15_000, to: null } },
    });
    expect(typed({ pieces: '0' })).toEqual({
      change: { stock: { from: known.stock, to: { kind: 'counted', pieces: 0 } } },
    });
    expect(typed({ kind: 'to_order' })).toEqual({
      change: { stock: { from: known.stock, to: { kind: 'to_order' } } },
    });
  });

  it('takes nothing back that another has changed since, and goes on from what is stored', () => {
    const now = { price: 9_990, old_price: null, stock: { kind: 'to_order' } } as const;
    expect(changeOf({ opened: known, now }, { ...same, pieces: '7' })).toEqual({
      change: { stock: { from: now.stock, to: { kind: 'counted', pieces: 7 } } },
    });
  });

  it('leaves prices alone where the form has none', () => {
    expect(changeOf({ opened: known, now: known }, { kind: 'counted', pieces: '4' })).toEqual({
      change: { stock: { from: known.stock, to: { kind: 'counted', pieces: 4 } } },
    });
  });

  it('is asked about where it can mean two', () => {
    const price = '«54.990»: это 54\u00a0990\u00a0₽ или 54,99\u00a0₽? Напишите 54990 или 54,99';
    const pieces = '«5,000»: это 5\u00a0000\u00a0шт. или 5\u00a0шт.? Напишите 5000 или 5';
    expect(typed({ price: '54.990', pieces: '5,000' })).toEqual({
      faults: { price: [price], pieces: [pieces] },
    });
  });

  it('is named where it cannot be read', () => {
    expect(
      Object.keys((typed({ price: 'дорого', pieces: '1,5' }) as { faults: object }).faults),
    ).toEqual(['price', 'pieces']);
  });
});
