import { lightness, mix } from '../../palette.ts';
import type { Figure } from '../figure.ts';
import type { Box } from './dimension-lines.ts';
import { ink } from './paper.ts';
import { group, shape, trace } from './svg.ts';

const paper = '#fffaf2';

/** Colours of a drawing are calm: ink shows on the darkest, and paper ends at the palest. */
function drawn(colour: string): string {
  const dark = Math.max(0, 0.42 - lightness(colour));
  return mix(mix(colour, paper, 0.06), '#a39a8f', dark * 0.85);
}

/** The box that the figure takes at the scale, its lower left corner at the point. */
export const boxOf = ({ mm }: Figure, x: number, bottom: number, s: number): Box => ({
  x,
  y: bottom - mm.height * s,
  w: mm.width * s,
  h: mm.height * s,
});

/** The thing and only it: fills that are opaque where it is solid, light, glass and lines. */
export function thingGroup(figure: Figure, { x, y, w, h }: Box): string {
  const { view, mm, fills, shades, panes, lines } = figure;
  const [kx, ky] = [w / figure.width, h / figure.height];
  const thin = (width: number) => (width / kx).toFixed(1);
  const [bright = '', ...dark] = shades;
  const line = (data: string, width: number, opacity?: string) =>
    data && trace(data, ink, { 'stroke-width': thin(width), 'stroke-opacity': opacity });
  const light = (data: string, colour: string, opacity: string) =>
    data && shape(data, colour, { 'fill-opacity': opacity });
  return group(
    {
      'data-part': 'thing',
      'data-width-mm': String(Math.round(mm.width)),
      'data-height-mm': String(Math.round(mm.height)),
      'data-box': [x, y, w, h].map((value) => Math.round(value * 100) / 100).join(' '),
      'data-view': view === 'right' ? 'side' : view,
      ...(view === 'right' && { 'data-from': 'right' }),
    },
    group(
      {
        transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${kx.toFixed(5)} ${ky.toFixed(5)})`,
      },
      ...[...Map.groupBy(fills, ({ unit }) => unit).values()].map((same) => {
        const paths = same.map(({ colour, path }) => shape(path, drawn(colour))).join('');
        return same[0]?.role ? group({ 'data-role': same[0].role }, paths) : paths;
      }),
      group(
        { 'data-part': 'light' },
        light(bright, paper, '.2'),
        ...dark.map((data) => light(data, ink, '.085')),
      ),
      group({ 'data-part': 'glass' }, light(panes, '#dfeae8', '.45')),
      group(
        { 'data-part': 'line' },
        line(lines.meet, 0.55, '.75'),
        line(lines.cover, 0.9),
        line(lines.outline, 1.5),
      ),
    ),
  );
}
