import { down } from '../gradients.ts';
import { type Tone, tone } from '../palette.ts';
import type { Piece } from '../piece.ts';
import { rect } from '../svg.ts';

export const worktop = (x: number, y: number, w: number, h: number, of: Tone): string =>
  rect(x, y, w, h, down(of.pale, of.deep), { r: 1.5, line: of.line, width: 1.1 });

export const worktopTone = ({ attributes: a, look }: Piece): Tone =>
  a.countertop_color || a.countertop_material ? look.top : tone('#c8b79c');
