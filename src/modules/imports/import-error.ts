import { importMessages } from '#messages/imports/import.ts';
import type { FoundPrices } from './merging/found-prices.ts';

/** Stops an import: the shop stays unchanged. The message is for the person who started it. */
export class ImportError extends Error {}

/** A table lacks columns that an import needs. */
export class MissingColumns extends ImportError {
  readonly columns: readonly string[];

  constructor(message: string, columns: readonly string[]) {
    super(message);
    this.columns = columns;
  }
}

/** Half of the goods belong to another source, or to the shop itself (an empty text). */
export class SameGoods extends ImportError {
  readonly owner: string;

  constructor(message: string, owner: string) {
    super(message);
    this.owner = owner;
  }
}

/** Prices change too much to be taken without a word. */
export class LargePrices extends ImportError {
  readonly found: FoundPrices;

  constructor(found: FoundPrices) {
    super(importMessages.largePrices(found));
    this.found = found;
  }
}

/** Too large a share of a source's goods would go off sale. */
export class LargeWithdrawal extends ImportError {
  readonly missing: number;
  readonly onSale: number;

  constructor(message: string, missing: number, onSale: number) {
    super(message);
    this.missing = missing;
    this.onSale = onSale;
  }
}
