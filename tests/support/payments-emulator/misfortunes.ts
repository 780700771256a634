/** What goes wrong at the providers; all of it may be switched while the emulator runs. */
export interface Misfortunes {
  /** Takes requests and never answers them. */
  isSilent: boolean;
  /** Loses requests before anything is done. */
  losesRequests: boolean;
  /** So many next POSTs are done, and the connection ends without an answer. */
  losesAnswers: number;
  /** So many next POSTs are done, and their connections stay open without an answer. */
  keepsAnswers: number;
  /** So many next POSTs are done, and answered by a 500. */
  fallsAfterDone: number;
  /** Answers 429. */
  isBusy: boolean;
  /** Answers with the page of a proxy. */
  isProxyPage: boolean;
  /** Sends the shop on to another address, with its keys. */
  redirects: boolean;
  /** Answers without end. */
  isEndless: boolean;
  /** What answers say beside the truth: kopecks, currency, shop or terminal. */
  wrong: { amount?: number; currency?: string; account?: string };
  /** A test payment in a shop that takes money, or the other way about. */
  isOtherMode: boolean;
  /** Fields that no client knows, in answers and notices. */
  hasOddFields: boolean;
  /** A state that no client knows. */
  oddState: string | null;
  /** Holds money although the shop asks for one stage. */
  holds: boolean;
  /** The next payment is paid before the answer of its POST is sent. */
  paysBeforeAnswer: boolean;
  /** Notices are there before the answer of the POST that caused them. */
  noticesBeforeAnswers: boolean;
  /** Each notice is sent so many times more. */
  duplicates: number;
  /** Notices wait until `deliverHeld`, which sends the last one first. */
  reorders: boolean;
  losesNotices: boolean;
  /** Notices are sent so much later, ms by the virtual clock. */
  lateBy: number;
  /** Notices are signed with another password. */
  signsWrongly: boolean;
  /** Notices are signed by another rule: nested values are signed as well. */
  signsByNewRule: boolean;
  /** Refunds cause no notice. */
  refundsWithoutNotice: boolean;
  /** Refunds wait for an hour by the virtual clock. */
  refundsWait: boolean;
  /** Refunds that wait are refused with this code when their hour is over. */
  refusesRefunds: string | null;
  /** A refund that is listed has lost the key of the shop. */
  forgetsRefundKeys: boolean;
  /** An order id of T-Bank may be used twice. */
  takesOrderTwice: boolean;
  /** So many next receipts are not printed. */
  tillFails: number;
  /** Receipts are printed so much later, ms by the virtual clock. */
  tillLateBy: number;
}

export const noMisfortunes = (): Misfortunes => ({
  isSilent: false,
  losesRequests: false,
  losesAnswers: 0,
  keepsAnswers: 0,
  fallsAfterDone: 0,
  isBusy: false,
  isProxyPage: false,
  redirects: false,
  isEndless: false,
  wrong: {},
  isOtherMode: false,
  hasOddFields: false,
  oddState: null,
  holds: false,
  paysBeforeAnswer: false,
  noticesBeforeAnswers: false,
  duplicates: 0,
  reorders: false,
  losesNotices: false,
  lateBy: 0,
  signsWrongly: false,
  signsByNewRule: false,
  refundsWithoutNotice: false,
  refundsWait: false,
  refusesRefunds: null,
  forgetsRefundKeys: false,
  takesOrderTwice: false,
  tillFails: 0,
  tillLateBy: 0,
});
