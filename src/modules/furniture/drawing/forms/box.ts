import type { Form } from '../piece.ts';
import { d, element, rect } from '../svg.ts';

const line = '#b8a98f';

/** A thing of unknown kind: only its size is drawn. */
export const box: Form = ({ x, y, w, h }) =>
  rect(x, y, w, h, '#f3ead9', { line, width: 2, r: 3 }) +
  element('path', {
    d: d`M${x} ${y}l${w} ${h}m0 ${-h}l${-w} ${h}`,
    fill: 'none',
    stroke: line,
    'stroke-width': '1',
    opacity: '0.45',
  });
