import { komplectmebeli, krovat, matrasyortopedicheskie } from './bedrooms.ts';
import { detskayamebel } from './children.ts';
import { kitchenScene, stolstyl } from './dining.ts';
import { kranu, vsedlyaobustroystvakukhni } from './kitchen-details.ts';
import { svetilniki, zerkala } from './light.ts';
import { divany, kresla, ofisnyedivany, pufy } from './sitting.ts';
import { kovry, tekstil } from './soft.ts';
import { putOn, type Stage, stagePicture } from './stage.ts';
import { gostinye, komodytumby, prihozhie, shkafy } from './storage.ts';
import type { Scene } from './tones.ts';

/** By category slug. */
const scenes = new Map<string, Scene>(
  Object.entries({
    divany,
    krovat,
    kresla,
    shkafy,
    kitchen: kitchenScene,
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
  }),
);

/** A little scene, 800 by 600, of what a category holds; an unknown one shows a living room. */
export const drawCategory = (slug: string): string => {
  const scene = scenes.get(slug) ?? divany;
  const stage: Stage = {
    width: 800,
    height: 600,
    floor: 510,
    s: scene.s,
    wall: scene.wall ?? ['#f7f2e9', '#efe7da'],
  };
  return stagePicture(stage, scene.title, scene.draw(putOn(stage), stage));
};
