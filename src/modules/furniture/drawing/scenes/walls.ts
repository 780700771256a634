import { down } from '../gradients.ts';
import { clay, mix, pine } from '../palette.ts';
import { d, ellipse, rect, shape } from '../svg.ts';

/** A window with daylight, a sill and four panes. */
export const windowOf = (x: number, y: number, w: number, h: number): string =>
  rect(x - 8, y - 8, w + 16, h + 16, down('#fdfbf7', '#f1eadf'), {
    line: '#cfc2ad',
    width: 1,
    r: 2,
  }) +
  rect(x, y, w, h, down('#dfe9e6', '#f3f1e3', '#dfe3cd'), { line: '#cfc2ad', width: 1 }) +
  shape(
    d`M${x} ${y + h}V${y + h * 0.78}` +
      d`Q${x + w * 0.2} ${y + h * 0.66} ${x + w * 0.42} ${y + h * 0.76}` +
      d`T${x + w} ${y + h * 0.7}V${y + h}Z`,
    '#b9c7ae',
    { opacity: 0.7 },
  ) +
  rect(x + w / 2 - 3, y, 6, h, '#f6f1e8', { line: '#cfc2ad', width: 0.8 }) +
  rect(x, y + h * 0.3, w, 5, '#f6f1e8', { line: '#cfc2ad', width: 0.8 }) +
  rect(x - 16, y + h + 7, w + 32, 9, down('#fdfbf7', '#e9dfcf'), {
    line: '#cfc2ad',
    width: 0.9,
    r: 2,
  });

/** A framed quiet abstract: hills or a sun. */
export const framed = (x: number, y: number, w: number, h: number, kind: number): string => {
  const m = w * 0.12;
  const [ix, iy, iw, ih] = [x + m, y + m, w - m * 2, h - m * 2];
  const art =
    kind % 2
      ? ellipse(ix + iw * 0.6, iy + ih * 0.36, iw * 0.18, iw * 0.18, mix(clay, '#ffffff', 0.15)) +
        shape(
          d`M${ix} ${iy + ih}V${iy + ih * 0.7}` +
            d`Q${ix + iw * 0.3} ${iy + ih * 0.45} ${ix + iw * 0.6} ${iy + ih * 0.66}` +
            d`T${ix + iw} ${iy + ih * 0.6}V${iy + ih}Z`,
          mix(pine, '#ffffff', 0.3),
        )
      : shape(
          d`M${ix + iw * 0.2} ${iy + ih}V${iy + ih * 0.45}` +
            d`A${iw * 0.3} ${iw * 0.3} 0 0 1 ${ix + iw * 0.8} ${iy + ih * 0.45}V${iy + ih}Z`,
          mix(clay, '#fff4e6', 0.35),
        ) +
        shape(
          d`M${ix + iw * 0.38} ${iy + ih}V${iy + ih * 0.55}` +
            d`A${iw * 0.16} ${iw * 0.16} 0 0 1 ${ix + iw * 0.7} ${iy + ih * 0.55}V${iy + ih}` +
            d`Z`,
          mix(pine, '#ffffff', 0.25),
        );
  return (
    rect(x + 2, y + 4, w, h, '#211c17', { opacity: 0.07, r: 2 }) +
    rect(x, y, w, h, '#b98d5c', { line: '#7d5b38', width: 0.9, r: 1.5 }) +
    rect(x + 3, y + 3, w - 6, h - 6, '#fcf9f3') +
    art
  );
};
