import type { VariantAttributes } from '#contracts/attributes.ts';
import { tone } from '../palette.ts';
import { type Around, type Form, type Frame, type Piece, times, within } from '../piece.ts';
import { element } from '../svg.ts';
import { armchair } from './armchairs.ts';
import { bed } from './beds.ts';
import { chair } from './chairs.ts';
import { nightstand } from './chests.ts';
import { wallShelf } from './household.ts';
import { sofa } from './sofas.ts';
import { desk, table } from './tables.ts';
import { wallUnit } from './wall-units.ts';
import { wardrobe } from './wardrobes.ts';

const plain = (piece: Piece, attributes: VariantAttributes = {}, words = ''): Piece => ({
  ...piece,
  attributes,
  words,
});

/** A box on the frame's floor: from its left, in millimetres. */
const stand = (frame: Frame, left: number, width: number, height: number): Frame => {
  const { x, y, h, s } = frame;
  return within(frame, x + left * s, y + h - height * s, width * s, height * s);
};

const kindOfSet = ({
  attributes: a,
  words,
}: Piece): 'dining' | 'children' | 'lounge' | 'living' | 'bedroom' => {
  const type = a.type_of_product?.toLowerCase() ?? words;
  if (/обеден|столов|кухон/.test(type)) return 'dining';
  if (/детск|подрост|школьн/.test(type)) return 'children';
  if (/мягк|диван/.test(type)) return 'lounge';
  return /гостин/.test(type) ? 'living' : 'bedroom';
};

/** How many of a thing the set names: «два кресла», «стул — 4 шт.». */
const countOf = ({ attributes: a }: Piece, thing: RegExp): number => {
  const item = a.furniture_set?.find((text) => thing.test(text.toLowerCase()));
  return item ? Number(/\d+/.exec(item)?.[0] ?? 1) : 0;
};

/** The bed with its tables fills the width; the wardrobe stands behind, quieter. */
const bedroom: Form = (frame, piece) => {
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

const children: Form = (frame, piece) => {
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

/** The table fills the width; two chairs stand behind it, two at its ends. */
const dining: Form = (frame, piece) => {
  const { attributes: a } = piece;
  const [wide, tall] = [frame.w / frame.s, frame.h / frame.s];
  const soft = { ...piece, look: { ...piece.look, main: tone('#bdb6a4') } };
  const seat = plain(soft, { seat_height: a.seat_height ?? 450, upholstery_materials: ['ткань'] });
  const chairs = countOf(piece, /стул/) > 4 ? 3 : 2;
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

const armchairs = (piece: Piece): number => countOf(piece, /кресл/);

/** The sofa fills the width; the armchairs stand at its right. */
const lounge: Form = (frame, piece) => {
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

/** What a set shows outside its box, which the stated width does not count. */
export const setAround = (piece: Piece): Around => {
  const kind = kindOfSet(piece);
  if (kind === 'dining') return { left: 400, right: 400 };
  return kind === 'lounge' ? { right: armchairs(piece) * 950 + 100 } : {};
};

/** Several pieces together; what they are follows the words. */
export const furnitureSet: Form = (frame, piece) => {
  const forms = { dining, children, lounge, living: wallUnit, bedroom };
  return forms[kindOfSet(piece)](frame, piece);
};
