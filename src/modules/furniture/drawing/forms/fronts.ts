import type { DoorStyle } from '../boards.ts';
import { blackMetal, brass, metal, type Tone } from '../palette.ts';
import type { Piece } from '../piece.ts';

/** How the fronts of a cabinet look, from the words about them. */
export const doorStyle = ({ words, attributes }: Piece): DoorStyle => {
  const design = `${attributes.facade_design ?? ''} ${words}`.toLowerCase();
  if (/рамк|рамоч|фрез|классич|филён|филен|прованс/.test(design)) return 'frame';
  if (/рейк|реечн|ламел/.test(design)) return 'slats';
  return 'plain';
};

export const handleTone = (words: string): Tone =>
  /латун|золот|бронз/.test(words) ? brass : /ч[её]рн|лофт|графит/.test(words) ? blackMetal : metal;

export const mirrored = (words: string, count: number): ((index: number) => boolean) => {
  if (!/зеркал/.test(words)) return () => false;
  if (count < 3) return (index) => index === count - 1;
  return (index) => (count % 2 ? index === (count - 1) / 2 : index > 0 && index < count - 1);
};
