import { drawingName } from '#messages/drawings.ts';
import { pictureHeight, pictureWidth } from './layout.ts';
import { element, rect } from './svg.ts';

const width = 72;
const height = 28;
const edge = 12;
const right = pictureWidth - edge;
const bottom = pictureHeight - edge;

/** By how much the caption is enlarged in a picture that is shown at most so wide, px: its letters stay 10 to 15 px high. */
const sizes: readonly (readonly [shown: number, scale: number])[] = [
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
export const caption =
  element('style', {}, style) +
  element(
    'g',
    { class: 'caption', 'font-family': 'Golos Text, system-ui, sans-serif' },
    rect(right - width, bottom - height, width, height, '#fffdf8d9', { r: 6 }) +
      element(
        'text',
        {
          x: right - width / 2,
          y: bottom - height / 2 + 6,
          'text-anchor': 'middle',
          'font-size': '17',
          fill: '#5f564c',
        },
        drawingName,
      ),
  );
