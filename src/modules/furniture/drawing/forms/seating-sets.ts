import { tone } from '../palette.ts';
import { type Form, type Piece, times } from '../piece.ts';
import { armchair } from './armchairs.ts';
import { chair } from './chairs.ts';
import { countOf, plain, stand } from './set-parts.ts';
import { sofa } from './sofas.ts';
import { table } from './tables.ts';

/** The table fills the width; two chairs stand at its ends, the others behind it. */
export const dining: Form = (frame, piece) => {
  const { attributes: a } = piece;
  const [wide, tall] = [frame.w / frame.s, frame.h / frame.s];
  const soft = { ...piece, look: { ...piece.look, main: tone('#bdb6a4') } };
  const seat = plain(soft, { seat_height: a.seat_height ?? 450, upholstery_materials: ['ткань'] });
  const all = countOf(piece, /стул/);
  const chairs = all > 4 ? 3 : all > 2 ? 2 : 0;
  const width = 450;
  const step = wide / chairs;
  return (
    times(chairs, (i) => chair(stand(frame, step * (i + 0.5) - width / 2, width, tall), seat)) +
    table(
      stand(frame, 0, wide, Math.min(750, tall * 0.92)),
      plain(piece, { countertop_color: a.countertop_color }),
    ) +
    chair(stand(frame, -width + 60, width, tall), seat) +
    chair(stand(frame, wide - 60, width, tall), seat)
  );
};

export const armchairs = (piece: Piece): number => countOf(piece, /кресл/);

/** The sofa fills the width; the armchairs stand at its right. */
export const lounge: Form = (frame, piece) => {
  const [wide, tall] = [frame.w / frame.s, frame.h / frame.s];
  const { seat_height, armrest_height } = piece.attributes;
  return (
    sofa(frame, plain(piece, piece.attributes)) +
    times(armchairs(piece), (i) =>
      armchair(
        stand(frame, wide + 150 + i * 950, 900, tall),
        plain(piece, { seat_height, armrest_height }),
      ),
    )
  );
};
