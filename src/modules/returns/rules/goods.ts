import type { ReturnFate, ReturnState, ReturnWish } from '#contracts/return-states.ts';

interface Ended {
  readonly state: ReturnState;
  readonly outcome: ReturnWish | null;
}

interface Piece {
  readonly fate: ReturnFate | null;
}

/** Whether goods of a return are with their customer again, mended or not taken: they can be returned once more. */
export const isBack = ({ state, outcome }: Ended, { fate }: Piece): boolean =>
  state === 'closed' && (outcome === 'mending' || fate === 'back');

/** The goods that money is due for: not those which the shop does not take. Whether what is mended ends in money shows at its end. */
export const taken = <Line extends Piece>(
  { wish }: { readonly wish: ReturnWish },
  lines: readonly Line[],
): Line[] => lines.filter(({ fate }) => fate !== 'back' || wish === 'mending');
