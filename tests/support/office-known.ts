/** What the actions change: all members have read it at the same time, so each but the first is too late. */
export interface Known {
  readonly orders: readonly Card[];
  readonly page: object & { readonly slug: string; readonly version: number };
  readonly shop: { readonly version: number };
  readonly home: object & { readonly version: number };
  readonly category: object & { readonly id: number; readonly slug: string };
  readonly product: Edited;
  readonly goods: Goods;
  readonly count: number;
  readonly line: number;
  readonly call: { readonly id: string; readonly version: number };
  readonly task: number;
  readonly other: number;
}

export interface Card {
  readonly number: string;
  readonly version: number;
}

export interface Edited {
  readonly id: number;
  readonly variants: readonly (object & {
    readonly price: number;
    readonly old_price: number | null;
    readonly stock: object;
  })[];
}

interface Goods {
  readonly id: number;
  readonly article: string;
  readonly price: number;
}

export interface Action {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** `number`: of the member, for what each makes under a name of its own. */
export type MakeAction = (known: Known, number: number) => Action;
