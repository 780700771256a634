import type { View } from '../kind.ts';
import type { Figure } from './figure.ts';

/** The box of a thing without a model, mm, and no invented thing. */
export function boxFigure(view: View, width: number, height: number): Figure {
  const unit = 1000 / Math.max(width, height);
  const [w, h] = [Math.max(1, Math.round(width * unit)), Math.max(1, Math.round(height * unit))];
  const outline = `M0 0h${w}v${h}h${-w}z`;
  return {
    view,
    mm: { width, height },
    width: w,
    height: h,
    fills: [{ colour: '#eadfcb', path: outline }],
    panes: '',
    shades: [],
    lines: { outline, cover: '', meet: `M0 0l${w} ${h}M${w} 0l${-w} ${h}` },
  };
}
