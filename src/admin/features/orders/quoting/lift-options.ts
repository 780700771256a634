import { type LiftKind, liftKinds } from '#contracts/lift-kinds.ts';
import { draftWords as words } from '#messages/office/drafts.ts';
import { deliveryMessages } from '#messages/orders/delivery.ts';

/** The options of a select of lifts; the first, empty one means that it is not known. */
export const liftOptions: readonly (readonly [LiftKind | '', string])[] = [
  ['', words.noLift],
  ...liftKinds.map((kind): [LiftKind, string] => [kind, deliveryMessages.lifts[kind]]),
];
