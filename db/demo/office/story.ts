import type { CallOutcome } from '#contracts/admin/callbacks/values.ts';
import type { OrderStatus, PaymentStatus } from '../../../src/contracts/order-states.ts';

/** `HH:MM` by the clock of the shop. */
type ClockTime = `${number}:${number}`;

/** A moment: days from today (yesterday is -1) and the time of that day. What would have happened later than now happens now. */
export type Moment = readonly [day: number, at: ClockTime];

/** What the staff did. Days count from today, as those of moments do. */
export type Step = { readonly at: Moment } & (
  | {
      readonly status?: OrderStatus;
      readonly payment?: PaymentStatus;
      /** Price of the delivery, roubles. */
      readonly delivery?: number;
    }
  | { readonly call: CallOutcome; readonly note?: string; readonly again?: Moment }
  | { readonly note: string; readonly forCustomer?: true }
  | { readonly tags: readonly string[] }
  | { readonly deliverOn: number; readonly hours: string }
  | { readonly visit: Moment; readonly place: string }
  | { readonly visited: true }
  | {
      readonly line: number;
      readonly maker: string;
      readonly number: string;
      readonly ordered: number;
      readonly promised: number;
    }
  | { readonly line: number; readonly come: number }
);

/** An order of the demo: who ordered what and when, and what the staff did since. */
export interface DemoOrder {
  readonly at: Moment;
  readonly name: string;
  /** The last two digits of the invented phone number. */
  readonly phone: number;
  /** The part before the @ of the invented e-mail. */
  readonly mailbox: string;
  readonly city: string;
  readonly address: string;
  readonly delivery: 'new_post' | 'pickup';
  readonly payment: 'full' | 'partial';
  readonly comment?: string;
  readonly telegram?: string;
  /** Pieces by `product slug/variant slug`. */
  readonly goods: Readonly<Record<string, number>>;
  readonly steps: readonly Step[];
}

/** A request for a call, and the calls since. */
export interface DemoCall {
  readonly at: Moment;
  readonly phone: number;
  readonly mailbox?: string;
  readonly telegram?: string;
  readonly page?: string;
  readonly calls: readonly {
    readonly at: Moment;
    readonly outcome: CallOutcome;
    readonly note?: string;
    readonly again?: Moment;
  }[];
}
