import type { Attributes } from './attributes.ts';
import type { Build, Length, Size } from './kit/piece.ts';
import type { Role } from './kit/role.ts';

/** What holds a thing: it stands, hangs on the wall or from the ceiling, or lies (`plan`: best seen from above). */
export type Stance = 'floor' | 'wall' | 'ceiling' | 'plan';

/** From where a thing is seen: from before it, from its left, from its right, from above it. */
export type View = 'front' | 'side' | 'right' | 'top';

export type Views = readonly [View, ...View[]];

/** Stated lengths of the view that shows a thing best, mm. */
export interface Labels {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly depth: number | undefined;
}

/** What is stated of a thing: its attributes, and all its words in lower case. */
export interface Stated {
  readonly attributes: Attributes;
  readonly words: string;
}

/** The second pose of a thing: sofas and tables unfold, doors and drawers open. */
export type Opening = 'unfolds' | 'opens';

/** A kind of furniture: what tells it, and how it is built. One file of `kinds/` has all of one kind. */
export interface Kind {
  readonly name: string;
  /** Tell it in a type, in a name or in the slug of a category. */
  readonly words: RegExp;
  /** Slugs of categories that hold this kind and do not say so. */
  readonly categories?: readonly string[];
  /** Whether what is stated is enough to be of this kind, where the words alone are not. */
  readonly isKnown?: (attributes: Attributes, words: string) => boolean;
  /** Usual lengths, mm. */
  readonly size: Size;
  /** The colour of a thing that states none. */
  readonly colour: string;
  /** `floor` where it is not stated. */
  readonly stance?: Stance | ((words: string) => Stance);
  /** How high above the floor a hung one hangs, mm. */
  readonly lift?: number;
  /** Shown by its longer side: by its left side where it is deeper than wide. */
  readonly longSide?: true;
  /** Must pass a door on its way in. */
  readonly carried?: true;
  /** How many times narrower or wider than usual it can be. */
  readonly spread?: number;
  /** The round things that the form can build. `outline`: ovals, and circles that are as wide as long; `body`: both, of any lengths. */
  readonly round?: 'outline' | 'body';
  /** Whether the model shows what is stated, where that depends on more than sizes. */
  readonly shows?: (stated: Stated, labels: Labels) => boolean;
  /** Lengths in which the shown thing rightly differs from the stated ones. */
  readonly free?: readonly Length[] | ((words: string) => readonly Length[]);
  /** It has a wing, or those so called have: without a single stated side a model would be a guess. */
  readonly winged?: true | RegExp;
  /** Whether the form builds what is stated in a second pose, too. */
  readonly opening?: (stated: Stated) => Opening | undefined;
  /** The views that a drawing needs, the best first. */
  readonly views: Views | ((stated: Stated) => Views);
  /** Pieces that its models may mark. */
  readonly roles?: readonly Role[];
  /** Loads the form. Forms load `three`, so only the thread that builds models calls it. */
  readonly build: () => Promise<Build>;
}
