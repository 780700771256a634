import { BufferAttribute, BufferGeometry } from 'three';
import type { Finish } from './finishes.ts';
import { type Part, part } from './part.ts';

/** The geometry cut into parts by the finish that each triangle's middle has: cloth woven in colours. */
export function dyed(geometry: BufferGeometry, finishAt: (x: number, z: number) => Finish): Part[] {
  const positions = geometry.getAttribute('position');
  const normals = geometry.getAttribute('normal');
  const corners = Array.from(geometry.getIndex()?.array ?? []);
  const byFinish = new Map<Finish, number[]>();
  for (let at = 0; at < corners.length; at += 3) {
    const triangle = corners.slice(at, at + 3);
    const middle = (axis: 'getX' | 'getZ') =>
      triangle.reduce((sum, corner) => sum + positions[axis](corner), 0) / 3;
    const finish = finishAt(middle('getX'), middle('getZ'));
    const same = byFinish.get(finish) ?? [];
    byFinish.set(finish, same);
    same.push(...triangle);
  }
  return Array.from(byFinish, ([finish, used]) => {
    const kept = [...new Set(used)];
    const place = new Map(kept.map((corner, index) => [corner, index]));
    const picked = (from: typeof positions) =>
      new BufferAttribute(
        Float32Array.from(
          kept.flatMap((corner) => [from.getX(corner), from.getY(corner), from.getZ(corner)]),
        ),
        3,
      );
    const piece = new BufferGeometry();
    piece.setAttribute('position', picked(positions));
    piece.setAttribute('normal', picked(normals));
    piece.setIndex(used.map((corner) => place.get(corner) ?? 0));
    return part(piece, finish);
  });
}
