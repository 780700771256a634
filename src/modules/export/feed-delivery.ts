import type { Kopecks } from '#contracts/money.ts';
import type { Database } from '#platform/database/database.ts';
import { openTag } from './xml.ts';

/** A variant as delivery is counted for it. */
export interface DeliveredVariant {
  readonly id: number;
  readonly price: Kopecks;
  readonly originalPrice: Kopecks | null;
  readonly inStock: boolean;
  readonly leadDays: number | null;
  readonly leadDaysFrom: number | null;
}

/** Delivery where the shop is at home, as YML names it. */
export interface DeliveryOption {
  /** Whole roubles. */
  readonly cost: number;
  /** Working days: `2-4`, or `32` for what is made longer than a month. */
  readonly days: string;
  /** The hour until which an order counts as of that day. */
  readonly orderBefore: number;
}

/** What a feed says of delivery; the composition ties it, since `delivery` stands above. */
export interface FeedDelivery {
  /** Changes with the terms. */
  state(db: Database): Promise<string>;
  /** The options of some variants, by id; those without a price are absent. */
  optionsOf(
    db: Database,
    variants: readonly DeliveredVariant[],
  ): Promise<ReadonlyMap<number, DeliveryOption>>;
}

/** `<delivery-options>` of an offer. */
export const deliveryElements = (option: DeliveryOption | undefined): string[] =>
  option
    ? [
        `<delivery-options>${openTag('option', {
          cost: option.cost,
          days: option.days,
          'order-before': option.orderBefore,
        })}</option></delivery-options>`,
      ]
    : [];
