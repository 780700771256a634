import { sheet } from './paper.ts';
import { element, group, text } from './svg.ts';

const [width, height, edge] = [72, 28, 12];
const [right, bottom] = [sheet.width - edge, sheet.height - edge];

/** By how much the caption is enlarged in a picture that is shown at most so wide, px: its letters stay 10 to 15 px high. */
const sizes = [
  [700, 1],
  [520, 1.3],
  [380, 1.8],
  [270, 2.4],
  [200, 3.2],
  [150, 4.2],
  [110, 5.4],
];

const rules = sizes.map(
  ([shown, scale]) => `@media(max-width:${shown}px){.caption{transform:scale(${scale})}}`,
);
const style = `.caption{transform-origin:${right}px ${bottom}px;transform:scale(.8)}${rules.join('')}`;

/** Says in the corner that the picture is a drawing. It has the same size on a card, in a cart and on the page of the product. */
export const caption = (content: string): string =>
  element('style', {}, style) +
  group(
    { class: 'caption' },
    element('rect', {
      x: right - width,
      y: bottom - height,
      width,
      height,
      rx: 6,
      fill: '#fffdf8d9',
    }),
    text(right - width / 2, bottom - height / 2 + 6, content, {
      'font-size': '17',
      fill: '#5f564c',
    }),
  );
