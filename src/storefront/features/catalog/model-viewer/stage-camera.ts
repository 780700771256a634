import { $controls } from '@google/model-viewer/lib/features/controls.js';
import { $scene } from '@google/model-viewer/lib/model-viewer-base.js';
import { type BufferGeometry, Matrix4, type Mesh, Vector3 } from 'three';
import type { ModelView } from '../product-view.ts';
import { cameraOf, FRAMED } from './camera.ts';
import { firstView } from './first-view.ts';
import {
  clearDistance,
  farthestDistance,
  type Lens,
  leastDistance,
  openingDistance,
} from './framing.ts';
import type { Viewer } from './model-viewer-element.ts';
import { outermost } from './outermost.ts';
import type { Point } from './sides.ts';

interface Frame {
  readonly points: readonly Point[];
  readonly opening: number;
  /** The camera never has anything before it that is nearer. */
  readonly near: number;
}

interface WithControls {
  readonly [$controls]: {
    applyOptions(options: { minimumRadius: number; maximumRadius: number }): void;
    updateNearFar(near: number, far: number): void;
  };
}

const frames = new WeakMap<Viewer, Frame>();
const outlines = new WeakMap<BufferGeometry, readonly Point[]>();

/** The outermost points of all shown models, in metres from the origin of the first. */
function shownPoints(viewer: Viewer): Point[] {
  const { models, target } = viewer[$scene];
  target.updateWorldMatrix(true, true);
  const toTarget = target.matrixWorld.clone().invert();
  const points: Point[] = [];
  for (const model of models) {
    model.traverse((object) => {
      const { geometry } = object as Mesh;
      if (!geometry) return;
      const outline = outlines.get(geometry) ?? outermost(positionsOf(geometry));
      outlines.set(geometry, outline);
      const place = new Matrix4().multiplyMatrices(toTarget, object.matrixWorld);
      for (const point of outline) {
        const { x, y, z } = new Vector3(...point).applyMatrix4(place);
        points.push([x, y, z]);
      }
    });
  }
  return points;
}

/** The attribute may share its array with normals. */
function positionsOf(geometry: BufferGeometry): number[] {
  const places = geometry.getAttribute('position');
  return Array.from({ length: places.count }, (_, at) => [
    places.getX(at),
    places.getY(at),
    places.getZ(at),
  ]).flat();
}

/** Setting the distance by attributes would end a turn that is still swinging. */
const controlsOf = (viewer: Viewer) => (viewer as unknown as WithControls)[$controls];

/** The lens without zoom, as the viewer widens it in a narrow stage. */
const lensOf = (viewer: Viewer): Lens => ({
  ...cameraOf(viewer),
  fieldOfView: viewer[$scene].adjustedFoV(FRAMED),
});

/**
 * Chooses the distance from which the models fill three quarters of the stage as they are first seen. `room`: so many times as much is left
 * around them. The first model is also turned as in its photograph.
 */
export function frameModels(
  viewer: Viewer,
  seen: Pick<ModelView, 'stance' | 'turn'>,
  room: number,
): void {
  const points = shownPoints(viewer);
  const { x: width, y: height, z: depth } = viewer.getDimensions();
  const first = firstView(seen, { width, height, depth });
  const lens = { ...lensOf(viewer), ...first };
  const opening = openingDistance(points, lens, room);
  const isFirst = !frames.has(viewer);
  frames.set(viewer, { points, opening, near: clearDistance(points, lens, opening) });
  sharpenDepths(viewer);
  // What hangs can also be seen from below.
  const lowest = seen.stance === 'floor' ? 90 : 125;
  viewer.minCameraOrbit = `auto 8deg ${opening}m`;
  viewer.maxCameraOrbit = `auto ${lowest}deg ${Math.max(opening, farthestDistance(points, lens))}m`;
  if (isFirst) viewer.cameraOrbit = `${first.theta}rad ${first.phi}rad ${opening}m`;
  viewer.jumpCameraToGoal();
  void viewer.updateComplete.then(() => keepWhole(viewer));
}

const sharpened = new WeakSet<object>();

/**
 * Keeps the depths of the picture fine. By itself the viewer looks from a thousandth of the farthest distance on, and what lies a hair over
 * something else, as the pattern of a rug does, comes out torn.
 */
function sharpenDepths(viewer: Viewer): void {
  const controls = controlsOf(viewer);
  if (sharpened.has(controls)) return;
  sharpened.add(controls);
  const update = controls.updateNearFar.bind(controls);
  controls.updateNearFar = (near, far) =>
    update(Math.max(near, frames.get(viewer)?.near ?? 0), far);
}

/** Steps back while the model is turned to a side from which it would be cut off. */
export function keepWhole(viewer: Viewer): void {
  const frame = frames.get(viewer);
  if (!frame) return;
  const distance = Math.max(frame.opening, leastDistance(frame.points, lensOf(viewer)));
  controlsOf(viewer).applyOptions({ minimumRadius: distance, maximumRadius: distance });
}
