import type { CategoryIcon } from '#contracts/category-look.ts';
import { categoryIconLines } from './category-icons.ts';
import { ground } from './ground.ts';
import { pictureHeight, pictureWidth } from './layout.ts';
import { picture } from './picture.ts';
import { element } from './svg.ts';

/** Width of the icon in picture units. Its lines are drawn in a square of 24. */
const ICON = 168;
const quiet = '#a3957f';

/** The picture of a category without a photograph, 800 by 600: its icon on paper. */
export const drawPlate = (icon: CategoryIcon, title = 'Категория'): string =>
  picture(
    pictureWidth,
    pictureHeight,
    title,
    ground(pictureWidth, pictureHeight) +
      element(
        'g',
        {
          transform: `translate(${(pictureWidth - ICON) / 2} ${(pictureHeight - ICON) / 2}) scale(${ICON / 24})`,
          fill: 'none',
          stroke: quiet,
          color: quiet,
          'stroke-width': '1',
        },
        categoryIconLines[icon],
      ),
  );
