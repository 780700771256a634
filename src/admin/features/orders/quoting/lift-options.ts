import { type LiftKind, liftKinds } from '#contracts/lift-kinds.ts';
import { draftWords as words } from '#messages/office/drafts.ts';
import { deliveryMessages } from '#messages/orders/delivery.ts';

/** Lifts of a house, and that nobody has asked. */
export const liftOptions: readonly (readonly [LiftKind | '', string])[] = [
  ['', words.noLift],
  ...liftKinds.map((kind): [LiftKind, string] => [kind, deliveryMessages.lifts[kind]]),
];
