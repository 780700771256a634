import { useEffect, useState } from 'react';
import { modelMessages } from '#messages/catalogue/model.ts';
import type { ModelView } from '../product-view.ts';
import { cameraOf, project } from './camera.ts';
import { type Label, placeLabels } from './dimension-labels.ts';
import type { Viewer } from './model-viewer-element.ts';
import { type Box, edgesSeenFrom, type Side, sides } from './sides.ts';

type ScreenPoint = readonly [x: number, y: number];

interface Line {
  readonly side: Side;
  readonly from: ScreenPoint;
  readonly to: ScreenPoint;
  readonly label: Label;
}

/** Shorter lines, in pixels, are hidden: the edge points to the camera. */
const SHORTEST = 6;
const TICK = 6;
const NARROW = 480;

/** The stated dimensions along the edges of the model. The lines follow the camera. */
export function DimensionLines({
  viewer,
  model,
  box,
}: {
  viewer: Viewer;
  model: ModelView;
  box: Box;
}) {
  const [lines, setLines] = useState<readonly Line[]>([]);

  useEffect(() => {
    const draw = () => setLines(linesOf(viewer, model, box));
    const resized = new ResizeObserver(draw);
    resized.observe(viewer);
    viewer.addEventListener('camera-change', draw);
    return () => {
      resized.disconnect();
      viewer.removeEventListener('camera-change', draw);
    };
  }, [viewer, model, box]);

  const stated = sides.filter((side) => model[side] !== null);
  return (
    <svg
      className="model-lines"
      role="img"
      aria-label={stated.map((side) => labelOf(model, side)).join(', ')}
    >
      {lines.map(({ side, from, to, label }) => (
        <g key={side} data-side={side}>
          <path d={`M${from}L${to}${tick(from, to)}${tick(to, from)}`} />
          <text x={label.x} y={label.y} dy="0.35em">
            {label.text}
          </text>
        </g>
      ))}
    </svg>
  );
}

const labelOf = (model: ModelView, side: Side) => modelMessages[side](model[side] ?? 0);

function linesOf(viewer: Viewer, model: ModelView, box: Box): Line[] {
  const camera = cameraOf(viewer);
  const edges = edgesSeenFrom(camera.theta, box);
  const middle = project([0, box.height / 2, 0], camera);
  const visible = sides.flatMap((side) => {
    if (model[side] === null) return [];
    const [a, b] = edges[side];
    const [from, to] = [project(a, camera), project(b, camera)];
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) < SHORTEST) return [];
    const text = labelOf(model, side);
    // In a narrow picture the label is above the line, because there is no room beside it.
    const above = side === 'height' && camera.width < NARROW;
    const request = above
      ? { text, x: to[0], y: to[1], away: [0, -1] as const }
      : {
          text,
          x: (from[0] + to[0]) / 2,
          y: (from[1] + to[1]) / 2,
          away: awayFrom(middle, from, to),
        };
    return [{ side, from, to, request }];
  });
  const labels = placeLabels(
    visible.map(({ request }) => request),
    camera.width,
    camera.height,
  );
  return visible.flatMap(({ request: _, ...line }, index) => {
    const label = labels[index];
    return label ? [{ ...line, label }] : [];
  });
}

/** The unit normal of the line that points away from the point. */
function awayFrom(point: ScreenPoint, from: ScreenPoint, to: ScreenPoint): ScreenPoint {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  const side = (from[0] - point[0]) * x + (from[1] - point[1]) * y < 0 ? -1 : 1;
  return [x * side, y * side];
}

/** A short stroke across the end of a line, as an SVG path. */
function tick(at: ScreenPoint, other: ScreenPoint): string {
  const [x, y] = [other[0] - at[0], other[1] - at[1]];
  const part = TICK / (Math.hypot(x, y) || 1);
  const [across, down] = [-y * part, x * part];
  return `M${at[0] - across} ${at[1] - down}l${across * 2} ${down * 2}`;
}
