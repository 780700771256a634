/** One thing that a reader found in a file, in the order of the file. */
export type FeedItem =
  | { readonly kind: 'shop'; readonly name: string; readonly url: string }
  | { readonly kind: 'category'; readonly category: FeedCategory }
  | { readonly kind: 'collection'; readonly id: string; readonly url: string }
  | { readonly kind: 'offer'; readonly offer: RawOffer }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface FeedCategory {
  readonly id: string;
  /** Empty at the root. */
  readonly parent: string;
  readonly name: string;
}

/** An offer as the file states it: nothing checked, nothing converted; what is not stated is empty. */
export interface RawOffer {
  readonly line: number;
  id: string;
  group: string;
  name: string;
  vendor: string;
  article: string;
  category: string;
  price: string;
  oldPrice: string;
  currency: string;
  description: string;
  url: string;
  country: string;
  /** `true`, `false` or nothing. */
  available: string;
  count: string;
  pictures: string[];
  params: RawParam[];
  /** What of it is longer than a shop can mean. */
  overlong: string;
}

export interface RawParam {
  readonly name: string;
  readonly unit: string;
  readonly value: string;
}

/** An offer that does not get in, and why, in words for the shop's people. */
export interface Refusal {
  readonly line: number;
  readonly offer: string;
  readonly reason: string;
}

export const emptyOffer = (line: number): RawOffer => ({
  line,
  id: '',
  group: '',
  name: '',
  vendor: '',
  article: '',
  category: '',
  price: '',
  oldPrice: '',
  currency: '',
  description: '',
  url: '',
  country: '',
  available: '',
  count: '',
  pictures: [],
  params: [],
  overlong: '',
});
