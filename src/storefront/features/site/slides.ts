import { siteMessages } from '#messages/site.ts';
import { addresses } from '../../addresses.ts';

export interface Slide {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  /** Where 'Подробнее' leads; a slide without it only says something. */
  readonly to?: string | undefined;
}

const destinations = [
  addresses.products({ category: 'divany' }),
  addresses.products({ category: 'krovat' }),
  addresses.products({ category: 'kitchen' }),
];

export const slides: readonly Slide[] = siteMessages.slides.map((slide, index) => ({
  ...slide,
  picture: `/drawings/slides/${index + 1}.svg`,
  to: destinations[index],
}));
