import { board } from '../kit/board.ts';
import { blackMetal, type Finish, lamplight, painted } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import { smoothNormals } from '../kit/mesh.ts';
import { part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { rod } from '../kit/tube.ts';
import { colourOf } from './lamp-parts.ts';

/** A wall lamp: a ceramic shade that throws light up and down, or a bar of wood. */
export const sconce: Build = ({ w, h, d }, piece) => {
  if (/дуб|дерев|массив/.test(piece.attributes.material ?? '')) {
    const finish = piece.finishes.body;
    return [
      part(board(w, 120, 12, 3).translate(0, h / 2, -d / 2 + 6), blackMetal),
      part(rod([0, h / 2, -d / 2 + 10], [0, h / 2, d / 2 - 30], 10), blackMetal),
      part(board(w * 0.62, h, 34, 8).translate(0, h / 2, d / 2 - 17), finish),
      part(board(w * 0.4, h - 20, 4, 1).translate(0, h / 2, d / 2 - 36), lamplight()),
    ];
  }
  const finish: Finish = { name: 'ceramic', colour: colourOf(piece), roughness: 0.7, metalness: 0 };
  const half = lathe(
    [
      [w * 0.4, 0],
      ...times(13, (i) => {
        const t = i / 12;
        return [w * (0.5 - 0.1 * ((t - 0.35) / 0.65) ** 2), h * t] as const;
      }),
      [w * 0.36, h],
      [w * 0.36, 4],
    ],
    40,
    3,
  );
  half.scale(1, 1, (d * 2 - 20) / w);
  const positions = half.getAttribute('position');
  for (let i = 0; i < positions.count; i++)
    positions.setZ(i, Math.max(0, positions.getZ(i)) - d / 2 + 6);
  return [
    part(smoothNormals(half), finish),
    part(board(w * 0.5, h * 0.5, 8, 3).translate(0, h / 2, -d / 2 + 4), painted('#d8d2c6')),
    part(board(w * 0.62, h * 0.9, 4, 1).translate(0, h / 2, -d / 2 + 12), lamplight()),
  ];
};
