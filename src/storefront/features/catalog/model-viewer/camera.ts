import type { Viewer } from './model-viewer-element.ts';
import type { Point } from './sides.ts';

/** Position and projection of a camera that orbits a target. */
export interface Camera {
  readonly theta: number;
  readonly phi: number;
  readonly radius: number;
  readonly target: Point;
  /** Vertical field of view in degrees. */
  readonly fieldOfView: number;
  readonly width: number;
  readonly height: number;
}

export function cameraOf(viewer: Viewer): Camera {
  const { theta, phi, radius } = viewer.getCameraOrbit();
  const { x, y, z } = viewer.getCameraTarget();
  const { clientWidth: width, clientHeight: height } = viewer;
  const fieldOfView = viewer.getFieldOfView();
  return { theta, phi, radius, target: [x, y, z], fieldOfView, width, height };
}

export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Unit vectors to the right of the picture, up in it, and to the camera. */
export function axesOf({ theta, phi }: Pick<Camera, 'theta' | 'phi'>) {
  const [sinT, cosT] = [Math.sin(theta), Math.cos(theta)];
  const [sinP, cosP] = [Math.sin(phi), Math.cos(phi)];
  const right: Point = [cosT, 0, -sinT];
  const up: Point = [-cosP * sinT, sinP, -cosP * cosT];
  const way: Point = [sinP * sinT, cosP, sinP * cosT];
  return { right, up, way };
}

/** Projects a point in metres to pixels from the upper left corner of the canvas. */
export function project(point: Point, camera: Camera): readonly [x: number, y: number] {
  const { radius, target, width, height } = camera;
  const { right, up, way } = axesOf(camera);
  const from: Point = [point[0] - target[0], point[1] - target[1], point[2] - target[2]];
  const distance = radius - dot(from, way);
  const scale = height / 2 / Math.tan((camera.fieldOfView * Math.PI) / 360) / distance;
  return [width / 2 + scale * dot(from, right), height / 2 - scale * dot(from, up)];
}

/** Orbits the camera by an angle in radians. The distance is limited by the viewer. */
export function turn(viewer: Viewer, angle: number): void {
  const { theta, phi } = viewer.getCameraOrbit();
  viewer.cameraOrbit = `${theta + angle}rad ${phi}rad auto`;
}

/** The field of view in degrees with which `<model-viewer>` frames a model. */
export const FRAMED = 30;

/** Keeps the zoom level when another model is loaded. The viewer would reset it. */
export function keepZoom(viewer: Viewer): void {
  const half = (degrees: number) => Math.tan((degrees * Math.PI) / 360);
  const part = half(viewer.getFieldOfView()) / half(viewer.getMaximumFieldOfView());
  viewer.fieldOfView = `${(Math.atan(part * half(FRAMED)) * 360) / Math.PI}deg`;
}
