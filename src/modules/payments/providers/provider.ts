import type { Kopecks } from '#contracts/money.ts';
import type { DeclineReason, RefundRefusal } from '#contracts/payment-reasons.ts';
import type { OnlineMethod } from '#contracts/payments.ts';
import type { ReceiptKind, Till } from '#contracts/receipts.ts';
import type { Receipt, TillTraits } from '../receipts/receipt.ts';

/** How a customer has paid. */
export type PaymentMethod = OnlineMethod;

export interface AskedPayment {
  /** UUID v4 of ours, stored before the call: one payment for one key, however often it is asked for. */
  readonly key: string;
  readonly amount: Kopecks;
  /** What the customer reads on the payment page. Cut to what the provider takes. */
  readonly description: string;
  /** Where the customer comes back to. That they come back proves nothing. */
  readonly returnUrl: string;
  readonly purpose: 'prepayment' | 'balance' | 'full' | 'extra';
  readonly orderNumber: string;
  /** By СБП alone: `payUrl` is what a QR code on the screen of the shop says. */
  readonly asQr?: boolean | undefined;
  /** Whether the shop tries payments out: a payment of the other kind is refused. */
  readonly isTest: boolean;
  /** Until when the customer may pay, where the provider lets a shop say that. */
  readonly payBy?: Date | undefined;
  /** Goes with it. */
  readonly receipt?: Receipt | undefined;
}

/**
 * Why a provider did not do what was asked; nothing was done.
 * - `keys refused`: the keys of the shop are not taken.
 * - `mode differs`: a test payment in a shop that takes money, or the other way about.
 * - `answer differs`: the provider answered another sum, currency, shop or key; the customer must not pay this.
 * - `key used`: the key has a payment whose address is not known any more: ask for its state, or begin with a new key.
 * - `not by method`: the method of payment does not allow it.
 * - `by provider`: for the reason of `code`.
 */
export type RefusalKind =
  | 'keys refused'
  | 'mode differs'
  | 'answer differs'
  | 'key used'
  | 'not by method'
  | 'by provider';

/** `code`: what the provider says, or the field that differs; safe to be logged. */
export interface Refused {
  readonly refused: RefusalKind;
  readonly code: string;
}

/** Nothing is known: it may have been done. Ask again with the same key. */
export interface Unknown {
  readonly isUnknown: true;
}

/** The provider holds nothing under this key or reference. */
export interface Absent {
  readonly isAbsent: true;
}

export interface Begun {
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly payUrl: string;
  readonly expiresAt: Date | null;
}

/** What a provider says of a payment. A field that it does not say, or that cannot be read, is null. */
export interface PaymentState {
  readonly reference: string;
  /** `unknown`: a state that we do not know, told in `rawState`. */
  readonly state: 'pending' | 'authorised' | 'succeeded' | 'cancelled' | 'failed' | 'unknown';
  readonly rawState: string;
  /** Of the payment, without what was refunded. A provider may tell what is left after a part was refunded. */
  readonly amount: Kopecks | null;
  readonly currency: string | null;
  readonly refunded: Kopecks | null;
  /** What the shop gets of the payment, without the fee of the provider and the VAT on it. Null where the provider does not tell. */
  readonly income: Kopecks | null;
  readonly isTest: boolean | null;
  /** Our key, as the provider holds it. */
  readonly key: string | null;
  /** The shop or terminal, as the provider holds it. */
  readonly account: string | null;
  readonly method: PaymentMethod | null;
  /** Until when the payment may stay in its state. */
  readonly pendingUntil: Date | null;
  readonly decline: { readonly code: string; readonly reason: DeclineReason } | null;
  /** All that the provider lists; a provider that lists none has an empty list and tells the sum alone. */
  readonly refunds: readonly KnownRefund[];
}

export interface KnownRefund {
  readonly reference: string;
  readonly key: string | null;
  readonly amount: Kopecks | null;
  readonly state: RefundState['state'];
}

/** A payment is asked for by its reference, or by our key where the answer of the first call was lost. */
export type PaymentQuestion =
  | { readonly reference: string }
  | { readonly key: string; readonly begunAt: Date };

export interface AskedRefund {
  /** UUID v4 of ours, stored before the call. */
  readonly key: string;
  /** Of the payment, at the provider. */
  readonly payment: string;
  readonly amount: Kopecks;
  /** As {@link PaymentState} told it. */
  readonly method: PaymentMethod | null;
  /** The sum of all other refunds of the payment that have succeeded, or may have. */
  readonly refundedBefore: Kopecks;
  readonly receipt?: Receipt | undefined;
}

/**
 * - `refused` is final for the key.
 * - `absent`: the provider holds no such refund. It never arrived, or a bank has undone it without a word.
 * - `unknown`: ask again; see {@link ProviderTraits.repeatsRefund} before the refund is sent again.
 */
export interface RefundState {
  readonly state: 'pending' | 'succeeded' | 'refused' | 'absent' | 'unknown';
  /** Null where the provider gives refunds no id. */
  readonly reference: string | null;
  readonly refusal: { readonly code: string; readonly reason: RefundRefusal } | null;
}

/** A receipt that goes by itself, or that went with a payment or a refund. */
export interface AskedReceipt {
  /** UUID v4 of ours, stored before the call. */
  readonly key: string;
  /** Of the payment, at the provider. */
  readonly payment: string;
  /** Of the refund that it went with, where the provider has given one. */
  readonly refund: string | null;
  readonly kind: ReceiptKind;
  readonly receipt: Receipt;
  /** Of the receipt, where the provider has given one. */
  readonly reference: string | null;
}

/** What a till has printed. A field that it does not tell is null. */
export interface Fiscal {
  readonly storage: string | null;
  readonly document: string | null;
  readonly sign: string | null;
  readonly link: string | null;
  readonly at: Date | null;
}

/**
 * - `refused`: it was not printed, for the reason of `code`. `absent`: the provider knows no such receipt.
 * - `unknown`: nothing is known; the same key may be asked with again.
 */
export interface ReceiptTold {
  readonly state: 'pending' | 'registered' | 'refused' | 'absent' | 'unknown';
  readonly reference: string | null;
  readonly fiscal: Fiscal | null;
  readonly code: string | null;
}

/** A receipt that a signed notice tells: the only way in which a provider whose tills cannot be asked does so. It moves no money. */
export interface NoticedReceipt {
  readonly isReturn: boolean;
  readonly amount: Kopecks | null;
  readonly fiscal: Fiscal;
}

/** «Проверить связь». `not understood`: an answer that is neither a yes nor a refusal of the keys. */
export type KeysCheck =
  | {
      readonly answer: 'works';
      readonly account: string;
      /** Null where the provider does not tell. */
      readonly isTest: boolean | null;
      /** The methods that the contract has, in the provider's words; empty where it does not tell. */
      readonly methods: readonly string[];
    }
  | { readonly answer: 'keys refused' }
  | { readonly answer: 'silent' }
  | { readonly answer: 'not understood'; readonly code: string };

/**
 * A notice is a reason to ask for the state and nothing else: it is never believed, whatever its verdict.
 * - `signed`: its signature is right. `unsigned`: this provider signs nothing.
 * - `wrong signature`: forged, or the provider has changed its rule: ask for the state all the same, seldom, and tell the owner.
 * - `another account`: signed or not, it names a shop that is not ours.
 */
export interface Notice {
  readonly verdict: 'signed' | 'unsigned' | 'wrong signature' | 'another account' | 'unreadable';
  readonly key: string | null;
  readonly reference: string | null;
  /** The body without what belongs to a card: what may be stored. */
  readonly kept: string;
  /** Of a signed notice. */
  readonly receipt?: NoticedReceipt | undefined;
}

/** What the contract of a provider is like. */
export interface ProviderTraits {
  /** The least and the most that one payment may be. A larger sum is paid in parts. */
  readonly limits: Readonly<Partial<Record<PaymentMethod, { least?: Kopecks; most?: Kopecks }>>>;
  /** How long a customer may take, ms: `usual` where nothing is asked for, `most` that may be asked for. */
  readonly life: { readonly usual: number; readonly most: number };
  /** What may be given back: `any` sum of a payment, or a `hold` alone, which is cancelled before its money is taken. */
  refundsOf(method: PaymentMethod | null): 'any' | 'hold';
  /** How long the provider knows a key, ms; null: always. After that the same key may make a second payment or refund: look for the first. */
  readonly keysLive: number | null;
  /** Whether a refund whose answer was lost may be sent again with its key. If not, a person looks first. */
  repeatsRefund(method: PaymentMethod | null): boolean;
  /** The tills behind the provider. */
  readonly tills: Readonly<Partial<Record<Till, TillTraits>>>;
  /** Networks from which notices come, CIDR. A hint: behind a proxy they are forged. */
  readonly networks: readonly string[];
  /** What has to be answered to a notice. */
  readonly acknowledgement: string;
}

/** A company that takes payments for the shop. It throws nothing where the company is silent or refuses: the answers say so. */
export interface PaymentProvider {
  readonly traits: ProviderTraits;
  begin(asked: AskedPayment): Promise<Begun | Refused | Unknown>;
  state(question: PaymentQuestion): Promise<PaymentState | Absent | Refused | Unknown>;
  refund(asked: AskedRefund): Promise<RefundState>;
  /** `reference`: of the refund, where the provider has given one. */
  refundState(asked: AskedRefund & { readonly reference: string | null }): Promise<RefundState>;
  /** Gives held money back to the customer. Refuses for a payment whose money was taken: that is a refund. */
  cancelHold(payment: string, key: string): Promise<{ isCancelled: true } | Refused | Unknown>;
  /** Sends a receipt by itself. The same key prints one. */
  sendReceipt(asked: AskedReceipt): Promise<ReceiptTold>;
  /** Asks about a receipt. A till that cannot be asked answers `unknown`. */
  receiptState(asked: AskedReceipt): Promise<ReceiptTold>;
  check(): Promise<KeysCheck>;
  readNotice(body: string): Notice;
}
