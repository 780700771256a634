import { siteMessages } from '#messages/site.ts';
import { addresses } from '../../addresses.ts';

export interface Slide {
  readonly title: string;
  readonly text: string;
  /** Stands in where there is no photograph. */
  readonly drawing: string;
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
  drawing: `/drawings/slides/${index + 1}.svg`,
  to: destinations[index],
}));
