import { siteMessages } from '#messages/site.ts';
import { addresses } from '../../addresses.ts';

export interface Slide {
  readonly title: string;
  readonly text: string;
  /** The fallback when the slide has no picture. */
  readonly illustration: string;
  /** The target of 'Подробнее'; a slide without it has no link. */
  readonly to?: string | undefined;
}

const destinations = [
  addresses.products({ category: 'divany' }),
  addresses.products({ category: 'krovat' }),
  addresses.products({ category: 'kitchen' }),
];

export const slides: readonly Slide[] = siteMessages.slides.map((slide, index) => ({
  ...slide,
  illustration: `/drawings/slides/${index + 1}.svg`,
  to: destinations[index],
}));
