import {
  type Color,
  type Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Object3D,
} from 'three';
import { mirroredRoom } from '../studio.ts';
import { surfaceOf } from './finishes.ts';
import { tileOf } from './tile.ts';

let mirrored: ReturnType<typeof mirroredRoom> | undefined;
/** Made once for all mirrors. */
const room = () => (mirrored ??= mirroredRoom());

/** Gives the materials of a model weave, grain and gloss, by their names. Their mean colour stays that of the model. */
export function dress(model: Object3D): void {
  const dressed = new Map<MeshStandardMaterial, MeshPhysicalMaterial>();
  model.traverse((object) => {
    const { material } = object as Mesh;
    if (!(material instanceof MeshStandardMaterial)) return;
    const finer = dressed.get(material) ?? finerOf(material);
    dressed.set(material, finer);
    (object as Mesh).material = finer;
    object.receiveShadow = !finer.transparent;
    object.castShadow = !finer.transparent;
  });
}

function finerOf(plain: MeshStandardMaterial): MeshPhysicalMaterial {
  const { pattern, tone = 1, roughness, metalness, gloss, sheen, isMirror } = surfaceOf(plain.name);
  const fine = new MeshPhysicalMaterial();
  MeshStandardMaterial.prototype.copy.call(fine, plain);
  fine.defines = { STANDARD: '', PHYSICAL: '' };
  fine.color.multiplyScalar(tone);
  fine.roughness = roughness ?? plain.roughness;
  fine.metalness = metalness ?? plain.metalness;
  fine.specularIntensity = gloss ?? 1;
  if (sheen) addSheen(fine, sheen, plain.color);
  if (isMirror) fine.envMap = room();
  if (pattern) {
    const { tones, relief, gain } = tileOf(pattern);
    fine.map = tones;
    fine.normalMap = relief;
    fine.color.multiplyScalar(gain);
  }
  return fine;
}

function addSheen(material: MeshPhysicalMaterial, sheen: number, colour: Color): void {
  material.sheen = sheen;
  material.sheenRoughness = 0.5;
  material.sheenColor.copy(colour);
}
