import { armchair as armchairDrawing } from '../drawing/forms/armchairs.ts';
import { cornerSofa as cornerSofaDrawing } from '../drawing/forms/corner-sofas.ts';
import { rocker as rockerDrawing } from '../drawing/forms/rockers.ts';
import { sofa as sofaDrawing } from '../drawing/forms/sofas.ts';
import type { Form } from '../drawing/piece.ts';
import { armchair, rocker } from './forms/armchairs.ts';
import { cornerSofa, sofa } from './forms/sofas.ts';
import type { Build } from './kit/piece.ts';

export interface Builder {
  readonly build: Build;
  readonly depth?: number;
  readonly keeps?: readonly ('w' | 'h' | 'd')[];
}
const map = new Map<Form, Builder>([
  [sofaDrawing, { build: sofa }],
  [cornerSofaDrawing, { build: cornerSofa }],
  [armchairDrawing, { build: armchair }],
  [rockerDrawing, { build: rocker }],
]);
export const builders = Object.assign(map, { plain: { build: sofa } as Builder });
