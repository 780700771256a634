import { box } from './forms/box.ts';
import { furnitureKinds } from './furniture-kinds.ts';
import { householdKinds } from './household-kinds.ts';
import { board, type Kind } from './kind.ts';

/** The first kind that matches is drawn: the narrower words stand before the wider. */
export const kinds: Kind[] = [...furnitureKinds, ...householdKinds];

/** What is drawn when no words say more: a size, and no invented thing. */
export const plainKind: Kind = { match: /./, form: box, size: [900, 1200], colour: board };

/** Categories whose slug does not say what they hold. */
export const categoryWords: Record<string, string> = {
  ofisnyedivany: 'диван',
  gostinye: 'стенка',
  detskayamebel: 'кровать',
  komplectmebeli: 'комплект спальни',
  vsedlyaobustroystvakukhni: 'органайзер',
};
