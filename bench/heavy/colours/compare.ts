import { join } from 'node:path';
import type { Lab65 } from 'culori';
import type { Page } from 'playwright-core';
import { primitivesOf } from '../../../packages/furniture/testing/read-glb.ts';
import { demoShots } from '../../../tools/photographs/shots.ts';
import { litSurface } from './lit-surface.ts';
import { photographCamera } from './photograph-camera.ts';
import { deltaE, medianColour, readPhotograph, readPicture, writeComparison } from './pictures.ts';
import { pictureOf } from './viewer-page.ts';

const PHOTOGRAPHS = 'db/demo/photographs';

const shots = new Map(demoShots().map((shot) => [shot.file.replace(/\.avif$/, ''), shot]));

export interface Comparison {
  readonly material: string;
  readonly photograph: Lab65;
  readonly viewer: Lab65;
  /** ΔE₀₀ between the two. */
  readonly distance: number;
}

/**
 * Shows the model of a variant in an open viewer as its photograph shows it, and compares the medians of its largest lit surface, or of that of
 * the `named` material. Keeps the pictures in `folder`.
 */
export async function comparePictures(
  page: Page,
  variant: string,
  { named, folder }: { named?: string | undefined; folder?: string | undefined } = {},
): Promise<Comparison> {
  const prepared = await shots.get(variant)?.prepare();
  const [glb] = prepared?.models ?? [];
  if (!prepared || !glb) throw new Error(`There is no photograph of ${variant}`);
  const primitives = await primitivesOf(glb);
  const camera = photographCamera(primitives, prepared.job(['']) as never);
  const { material, pixels } = litSurface(primitives, camera, named);
  const shown = await readPicture(await pictureOf(page, `/models/products/${variant}.glb`, camera));
  const photo = await readPhotograph(join(PHOTOGRAPHS, `${variant}.avif`));
  if (folder) {
    await writeComparison(join(folder, `${variant.replace('/', '_')}.png`), [photo, shown], pixels);
  }
  const [photograph, viewer] = [medianColour(photo, pixels), medianColour(shown, pixels)];
  return { material, photograph, viewer, distance: deltaE(photograph, viewer) };
}
