import { importMessages } from '#messages/imports/import.ts';
import { LongList } from '#platform/files/long-list.ts';

/** What visitors see of a variant that changes hands. The price is in roubles. */
export interface HandedGoods {
  readonly name: string;
  readonly category: string;
  readonly price: number;
}

/** A variant that went from one source to another. */
export interface Handover {
  readonly code: string;
  /** The source that had it; empty for the shop's own goods. */
  readonly former: string;
  readonly before: HandedGoods;
  readonly after: HandedGoods;
  /** What the file calls the goods, if their product keeps another name or category because of its other variants. */
  readonly stated: Pick<HandedGoods, 'name' | 'category'> | null;
}

/** Collects what changed hands: the first thirty for the screen. */
export class Handovers extends LongList<Handover> {
  constructor(path: string) {
    super({ path, shown: 30, line: importMessages.handover });
  }
}
