// Without Zod, which would come into the bundle of the office with them.

export const carrierNames = ['cdek'] as const;
export type CarrierName = (typeof carrierNames)[number];

/** Who brings the packages to the carrier: its courier fetches them at the shop's door, or the shop hands them over at a warehouse of the carrier. */
export const handOvers = ['door', 'warehouse'] as const;
export type HandOver = (typeof handOvers)[number];

/** What a trial of the keys has shown. */
export const carrierTrials = [
  'works',
  'silent',
  'keys_refused',
  'town_not_known',
  'keys_unreadable',
] as const;
export type CarrierTrial = (typeof carrierTrials)[number];

/** What keeps an order from being given to the carrier. */
export const shipmentGaps = [
  'demo',
  'order_over',
  'nothing_sent',
  'keys_unreadable',
  'sender_place',
  'sender_phone',
  'sender_name',
  'town',
  'address',
  'phone',
  'packages',
  'many_pieces',
  'heavy_lift',
] as const;
export type ShipmentGap = (typeof shipmentGaps)[number];

/** What the history of an order keeps of its carrier. */
export const shipmentSteps = ['given', 'refused', 'returned', 'removed', 'settled'] as const;
export type ShipmentStep = (typeof shipmentSteps)[number];

/** What a trial of the key of the address service has shown. */
export const addressTrials = ['works', 'silent', 'refused', 'key_unreadable'] as const;
export type AddressTrial = (typeof addressTrials)[number];

/** How far an order has come with the carrier. `asked`: sent to it, and nothing is known yet. */
export const shipmentStates = [
  'asked',
  'registered',
  'refused',
  'on_way',
  'delivered',
  'returned',
  'removed',
] as const;
export type ShipmentState = (typeof shipmentStates)[number];
