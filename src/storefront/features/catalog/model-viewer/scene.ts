import { $renderer, $scene } from '@google/model-viewer/lib/model-viewer-base.js';
import { type DirectionalLight, Sphere, Vector3, VSMShadowMap } from 'three';
import type { Viewer } from './model-viewer-element.ts';
import { aim, studioLamps, studioSky } from './studio.ts';
import { dress } from './surfaces/dress.ts';

let sky: ReturnType<typeof studioSky> | undefined;
const lampsOf = new WeakMap<Viewer, DirectionalLight[]>();

/** Spares the viewer the room that it would draw for itself: it takes the sky of the studio for it. */
export function offerSky(viewer: Viewer): void {
  sky ??= studioSky();
  Object.assign(viewer[$renderer].textureUtils ?? {}, {
    generatedEnvironmentMapAlt: Promise.resolve(sky),
  });
}

/**
 * Dresses and lights the loaded models. Has to follow each `before-render`: the viewer sets its own light with every model. `$scene` and
 * `$renderer` are the library's, and not part of its promised interface: the tests of the 3D view fail where a release changes them.
 */
export function prepareScene(viewer: Viewer): void {
  const scene = viewer[$scene];
  const { shadowMap } = viewer[$renderer].threeRenderer;
  shadowMap.enabled = true;
  // Soft, and blurred once: most phones are spared the many samples of a soft shadow in every frame.
  shadowMap.type = VSMShadowMap;
  for (const model of scene.models) dress(model);
  lightModels(viewer);
}

/** Gives back the memory of a viewer's shadows. */
export function putOutLamps(viewer: Viewer): void {
  for (const lamp of lampsOf.get(viewer) ?? []) lamp.dispose();
  lampsOf.delete(viewer);
}

/** Lights the models and computes their shadows. */
export function lightModels(viewer: Viewer): void {
  const scene = viewer[$scene];
  sky ??= studioSky();
  scene.environment = sky;
  const lamps = lampsOf.get(viewer) ?? studioLamps();
  lampsOf.set(viewer, lamps);
  const around = scene.boundingBox.getBoundingSphere(new Sphere());
  for (const lamp of lamps) aim(lamp, scene.target, around);
  // A shadow stays where it was computed, and the viewer moves the model so that its middle is the middle of the world.
  const shaded = new Vector3(Number.NaN);
  scene.onBeforeRender = () => {
    if (shaded.equals(scene.target.position)) return;
    shaded.copy(scene.target.position);
    for (const { shadow } of lamps) shadow.needsUpdate = true;
  };
  scene.queueRender();
}
