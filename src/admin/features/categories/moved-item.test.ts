import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedItem } from './moved-item.ts';

it('an item that is moved is told with its new neighbour, whatever is moved where', () => {
  const place = fc.nat(5);
  fc.assert(
    fc.property(place, place, (from, to) => {
      const before = [11, 12, 13, 14, 15, 16];
      const id = before[from] ?? 0;
      const others = before.filter((one) => one !== id);
      const after = others.toSpliced(to, 0, id);
      const moved = movedItem(before, after);
      expect(moved === undefined).toBe(from === to);
      if (!moved) return;
      const rest = before.filter((one) => one !== moved.id);
      const at = rest.indexOf(moved.beside) + (moved.side === 'after' ? 1 : 0);
      expect(rest.toSpliced(at, 0, moved.id)).toEqual(after);
    }),
  );
});
