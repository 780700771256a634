import type { SourceCategory } from '#contracts/catalogue-source.ts';
import { detskayamebel } from './detskayamebel.ts';
import { divany } from './divany.ts';
import { gostinye } from './gostinye.ts';
import { kitchen } from './kitchen.ts';
import { komodytumby } from './komodytumby.ts';
import { komplectmebeli } from './komplectmebeli.ts';
import { kovry } from './kovry.ts';
import { kranu } from './kranu.ts';
import { kresla } from './kresla.ts';
import { krovat } from './krovat.ts';
import { matrasyortopedicheskie } from './matrasyortopedicheskie.ts';
import { ofisnyedivany } from './ofisnyedivany.ts';
import { prihozhie } from './prihozhie.ts';
import { pufy } from './pufy.ts';
import { shkafy } from './shkafy.ts';
import { stolstyl } from './stolstyl.ts';
import { svetilniki } from './svetilniki.ts';
import { tekstil } from './tekstil.ts';
import { vsedlyaobustroystvakukhni } from './vsedlyaobustroystvakukhni.ts';
import { zerkala } from './zerkala.ts';

/** The demo shop's catalogue, in id order. */
export const demoCategories: SourceCategory[] = [
  divany,
  krovat,
  kresla,
  shkafy,
  kitchen,
  stolstyl,
  komodytumby,
  pufy,
  ofisnyedivany,
  matrasyortopedicheskie,
  gostinye,
  kranu,
  prihozhie,
  detskayamebel,
  komplectmebeli,
  vsedlyaobustroystvakukhni,
  zerkala,
  svetilniki,
  kovry,
  tekstil,
];
