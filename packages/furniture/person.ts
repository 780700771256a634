import { ExtrudeGeometry, Shape, SphereGeometry } from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { plastic } from './kit/finishes.ts';
import { smoothNormals } from './kit/mesh.ts';
import { type Part, part } from './kit/part.ts';

const matt = { ...plastic('#a79f94'), roughness: 0.95 };

/** Half a body from the neck down to between the feet, mm: two handles and an end of a curve, or an end alone. */
const outline: readonly (readonly number[])[] = [
  [40, 1440, 62, 1412, 128, 1394],
  [188, 1374, 208, 1330, 214, 1260],
  [236, 960],
  [240, 880, 232, 806, 218, 762],
  [208, 734, 186, 740, 184, 772],
  [164, 980],
  [146, 1170],
  [136, 1060],
  [140, 1000, 168, 950, 166, 880],
  [152, 620],
  [146, 480, 128, 380, 124, 300],
  [112, 70],
  [112, 40, 148, 26, 146, 0],
  [30, 0],
  [24, 30, 30, 60, 28, 100],
  [16, 480],
  [10, 690],
];

function body(): Shape {
  const shape = new Shape().moveTo(38, 1500);
  for (const [a = 0, b = 0, c, d, e, f] of outline) {
    if (c === undefined) shape.lineTo(a, b);
    else shape.bezierCurveTo(a, b, c, d ?? 0, e ?? 0, f ?? 0);
  }
  const right = shape.getPoints(5);
  const left = right.toReversed().map((at) => at.clone().setX(-at.x));
  return new Shape([...right, ...left]);
}

function head(): Part {
  const geometry = new SphereGeometry(1, 24, 18).scale(82, 113, 78).translate(0, 1587, 0);
  return part(geometry.deleteAttribute('uv'), matt);
}

/** Soft at its edges, as if cut of foam. */
function cut(shape: Shape, thickness: number, edge: number): Part {
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - edge * 2,
    bevelThickness: edge,
    bevelSize: edge * 0.45,
    bevelOffset: edge * -0.45,
    bevelSegments: 4,
    curveSegments: 20,
  });
  geometry.deleteAttribute('uv').deleteAttribute('normal');
  const solid = mergeVertices(geometry.translate(0, 0, edge - thickness / 2), 0.1);
  return part(smoothNormals(solid), matt);
}

/** The silhouette of a person 1700 mm tall, for scale. */
export const person = (): Part[] => [cut(body(), 130, 36), head()];
