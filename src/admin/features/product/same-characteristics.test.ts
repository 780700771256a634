import { describe, expect, it } from 'vitest';
import { withSame } from './same-characteristics.ts';

const line = (label: string, value: string, unit = '') => ({ label, value, unit });
const load = line('Нагрузка', '90', 'кг');
const cover = line('Чехол', 'съёмный');

describe('what changes in the own characteristics of all variants', () => {
  it('is the value, by label; where it is not stated yet it is added', () => {
    const after = [line('Нагрузка', '120', 'кг'), cover];
    const other = [line('Цоколь', 'E27'), line('нагрузка', '80', 'кг')];
    expect(withSame(other, [load, cover], after)).toEqual([
      line('Цоколь', 'E27'),
      line('нагрузка', '120', 'кг'),
    ]);
    expect(withSame([cover], [load, cover], after)).toEqual([cover, line('Нагрузка', '120', 'кг')]);
  });

  it('is what is removed', () => {
    expect(withSame([cover, load], [load, cover], [cover])).toEqual([cover]);
  });

  it('is nothing while a label is typed', () => {
    const other = [line('Чехол', 'несъёмный')];
    expect(withSame(other, [load], [load, line('', '')])).toBe(other);
    expect(withSame(other, [line('Чехо', '')], [line('Чехол', '')])).toBe(other);
    expect(withSame(other, [line('', '')], [line('', '5')])).toBe(other);
  });
});
