import { type Form, within } from '../piece.ts';
import { element } from '../svg.ts';
import { bed } from './beds.ts';
import { desk } from './desks.ts';
import { nightstand } from './nightstands.ts';
import { plain, stand } from './set-parts.ts';
import { wallShelf } from './wall-shelves.ts';
import { wardrobe } from './wardrobes.ts';

/** The bed with its tables fills the width; the wardrobe stands behind, quieter. */
export const bedroom: Form = (frame, piece) => {
  const [wide, tall] = [frame.w / frame.s, frame.h / frame.s];
  const beside = wide > tall * 1.6;
  const closet = beside ? 1500 : Math.min(wide * 0.7, 1800);
  const from = beside ? closet + 160 : 0;
  const bedWidth = piece.attributes.bed_width ? piece.attributes.bed_width + 100 : 1700;
  const table = Math.min((wide - from - bedWidth) / 2, 520) - 20;
  const bedLeft = from + (wide - from - bedWidth) / 2;
  const doors = { doors_count: beside ? 3 : 4, facade_design: piece.attributes.facade_design };
  const back = wardrobe(
    stand(frame, beside ? 0 : (wide - closet) / 2, closet, tall),
    plain(piece, doors, beside ? 'зеркало' : ''),
  );
  return (
    (beside ? back : element('g', { opacity: '0.5' }, back)) +
    nightstand(stand(frame, from, table, 480), plain(piece)) +
    nightstand(stand(frame, wide - table, table, 480), plain(piece)) +
    bed(stand(frame, bedLeft, bedWidth, 1050), plain(piece))
  );
};

export const children: Form = (frame, piece) => {
  const [wide, tall] = [frame.w / frame.s, frame.h / frame.s];
  const unit = wide / 10;
  return (
    wardrobe(stand(frame, 0, unit * 2.9, tall), plain(piece, { doors_count: 2, drawers: 2 })) +
    desk(stand(frame, unit * 3.1, unit * 3.5, 750), plain(piece, { drawers: 2 })) +
    wallShelf(
      within(
        frame,
        frame.x + unit * 3.3 * frame.s,
        frame.y + frame.h * 0.1,
        unit * 3.1 * frame.s,
        240 * frame.s,
      ),
      plain(piece),
    ) +
    bed(stand(frame, unit * 6.8, unit * 3.2, 900), plain(piece, { drawers: 2 }))
  );
};
