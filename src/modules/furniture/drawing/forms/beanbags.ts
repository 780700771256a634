import { down } from '../gradients.ts';
import type { Form } from '../piece.ts';
import { d, shape, trace } from '../svg.ts';

export const beanbag: Form = ({ x, y, w, h }, { look: { main: of } }) =>
  shape(
    d`M${x + w * 0.5} ${y}` +
      d`C${x + w * 0.64} ${y} ${x + w * 0.72} ${y + h * 0.2} ${x + w * 0.84} ${y + h * 0.45}` +
      d`C${x + w * 1.06} ${y + h * 0.8} ${x + w} ${y + h} ${x + w * 0.8} ${y + h}` +
      d`H${x + w * 0.2}` +
      d`C${x} ${y + h} ${x - w * 0.06} ${y + h * 0.8} ${x + w * 0.16} ${y + h * 0.45}` +
      d`C${x + w * 0.28} ${y + h * 0.2} ${x + w * 0.36} ${y} ${x + w * 0.5} ${y}Z`,
    down(of.pale, of.base, of.deep),
    { line: of.line, width: 1.1 },
  ) +
  trace(
    d`M${x + w * 0.5} ${y + 4}` +
      d`C${x + w * 0.4} ${y + h * 0.3} ${x + w * 0.36} ${y + h * 0.7} ${x + w * 0.4} ${y + h - 3}` +
      d`M${x + w * 0.52} ${y + 4}` +
      d`C${x + w * 0.66} ${y + h * 0.3} ${x + w * 0.7} ${y + h * 0.7} ${x + w * 0.66} ${y + h - 3}`,
    of.seam,
    1,
  );
