import { metalOf } from '../kit/finishes.ts';
import type { Build } from '../kit/piece.ts';
import { boardBed } from './board-beds.ts';
import { softBed } from './soft-beds.ts';
import { steelBed } from './steel-beds.ts';

/** A bed: with an upholstered, wooden or steel head, drawers or legs below. */
export const bed: Build = (size, piece) => {
  const { attributes: a, finishes } = piece;
  const metal = metalOf(`${a.body_material ?? ''}`.toLowerCase(), piece.look.main.base);
  if (metal) return steelBed(size, piece, metal);
  if (a.upholstery_materials) return softBed(size, piece);
  return boardBed(size, piece, finishes.body);
};
