import type { Form, Frame, Piece } from '../piece.ts';
import { within } from '../piece.ts';
import { bed } from './beds.ts';
import { chair } from './chairs.ts';
import { chest, nightstand } from './chests.ts';
import { armchair } from './armchairs.ts';
import { rack, wallUnit } from './shelving.ts';
import { sofa } from './sofas.ts';
import { desk, table } from './tables.ts';
import { wardrobe } from './wardrobes.ts';

const plain = (piece: Piece, attributes: Piece['attributes'] = {}, words = ''): Piece => ({
  ...piece,
  attributes,
  words: `${piece.words} ${words}`,
});

/** A box on the frame's floor, in parts of its width and in millimetres of height. */
const stand = (frame: Frame, from: number, width: number, height: number): Frame => {
  const h = Math.min(height * frame.s, frame.h);
  return within(frame, frame.x + frame.w * from, frame.y + frame.h - h, frame.w * width, h);
};

const top = (frame: Frame) => frame.h / frame.s;

const bedroom: Form = (frame, piece) =>
  wardrobe(stand(frame, 0, 0.34, top(frame)), plain(piece, { doors_count: 3 }, 'зеркало')) +
  nightstand(stand(frame, 0.37, 0.1, 480), plain(piece)) +
  bed(stand(frame, 0.48, 0.4, 1020), plain(piece)) +
  nightstand(stand(frame, 0.89, 0.11, 480), plain(piece));

const children: Form = (frame, piece) =>
  wardrobe(stand(frame, 0, 0.3, top(frame)), plain(piece, { doors_count: 2, drawers: 2 })) +
  desk(stand(frame, 0.33, 0.4, 750), plain(piece)) +
  rack(stand(frame, 0.76, 0.24, top(frame) * 0.86), plain(piece));

const dining: Form = (frame, piece) => {
  const chairs = plain(piece, { seat_height: 450, upholstery_materials: ['ткань'] });
  return (
    chair(stand(frame, 0.24, 0.2, top(frame)), chairs) +
    chair(stand(frame, 0.56, 0.2, top(frame)), chairs) +
    table(stand(frame, 0.14, 0.72, 750), plain(piece)) +
    chair(stand(frame, 0, 0.2, top(frame)), chairs) +
    chair(stand(frame, 0.8, 0.2, top(frame)), chairs)
  );
};

const lounge: Form = (frame, piece) =>
  sofa(stand(frame, 0, 0.66, top(frame)), plain(piece)) +
  armchair(stand(frame, 0.72, 0.28, top(frame) * 0.98), plain(piece));

const chests: Form = (frame, piece) =>
  chest(stand(frame, 0, 0.62, top(frame)), plain(piece, { drawers: 4 })) +
  nightstand(stand(frame, 0.68, 0.32, top(frame) * 0.6), plain(piece));

/** Several pieces side by side; what they are follows the words. */
export const furnitureSet: Form = (frame, piece) => {
  if (/обеден|столов|кухон/.test(piece.words)) return dining(frame, piece);
  if (/детск|подрост|школьн/.test(piece.words)) return children(frame, piece);
  if (/мягк|диван/.test(piece.words)) return lounge(frame, piece);
  if (/гостин/.test(piece.words)) return wallUnit(frame, piece);
  return frame.h / frame.s < 1300 ? chests(frame, piece) : bedroom(frame, piece);
};
