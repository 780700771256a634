import type pg from 'pg';
import type { FoundColumns, PriceListColumns, Unread } from './feed-item.ts';
import type { ProposedLabel } from './mapping/propose.ts';
import type { SourceMapping } from './mapping/source-mapping.ts';
import type { CategoryChoices } from './merging/categories/choices.ts';
import type { MatchedCategories } from './merging/categories/match-categories.ts';
import type { FoundPrices, OnLargePrices } from './merging/found-prices.ts';
import type { LookAlikeChoice } from './merging/look-alikes.ts';
import type { SharedArticles } from './merging/shared-articles.ts';
import type { ChosenColumns } from './reading/columns.ts';
import type { Handovers } from './reporting/handovers.ts';
import type { LeftOutParameter } from './reporting/left-out.ts';
import type { Refusals } from './reporting/refusals.ts';
import type { Sample } from './reporting/sample.ts';
import type { MissingOffers } from './writing/missing.ts';
import type { FailedPictures, MergedPictures } from './writing/pictures.ts';
import type { MergedPriceList } from './writing/price-list.ts';

export interface ImportOptions {
  /** The feed's bytes: YML or CSV, in any encoding. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The source of the feed. Overrides the name in the feed's header. */
  readonly source?: string | undefined;
  /** The source if neither the option nor the feed's header names one. */
  readonly fallbackSource: string;
  readonly publicUrl: string;
  /** False for a feed of another host: it is not the shop's own export, whatever it says of itself. */
  readonly mayBeOwn: boolean;
  /** Sources whose goods the feed may take over by their articles. */
  readonly adoptFrom: readonly string[];
  readonly withdrawMissing: boolean;
  /** What articles are that differ by their look alone. Default: it is asked. */
  readonly lookAlikes?: LookAlikeChoice | undefined;
  /** The owner agrees to withdraw a large share of the source's goods. */
  readonly confirmed: boolean;
  /** What becomes of prices that change too much to be taken unseen. A dry run only finds them. */
  readonly onLargePrices: OnLargePrices;
  readonly dryRun: boolean;
  /** Rules for the labels of the source, which are remembered; undefined: the remembered ones. */
  readonly mapping: SourceMapping | undefined;
  /** Report the labels of the file with a rule for each. */
  readonly proposeMapping: boolean | 'of goods';
  /** What the owner says of the columns of a table. */
  readonly columns?: ChosenColumns | undefined;
  /** Told of the header of a table, also where it lacks a column. */
  readonly onColumns?: ((found: FoundColumns) => void) | undefined;
  /** Where the categories of the file go, remembered for the source; of others the remembered choice counts. */
  readonly categories?: CategoryChoices | undefined;
  readonly refusals: Refusals;
  readonly handovers: Handovers;
  /** Interrupts the import: nothing is written. */
  readonly signal: AbortSignal;
  readonly onRead: (offers: number) => void;
  readonly onMerging: (offers: number) => void;
  /** Called in the transaction of a dry run, before it is rolled back; `before_import` is there. */
  readonly onLook?: (client: pg.PoolClient, report: ImportReport) => Promise<void>;
  /** Called in the transaction of an import that is no dry run, before its end. */
  readonly onMerged?: (client: pg.PoolClient, report: ImportReport) => Promise<void>;
}

export interface ImportReport {
  readonly source: string;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly newCategories: number;
  readonly renamedCategories: MatchedCategories['renamed'];
  readonly movedCategories: MatchedCategories['moved'];
  /** The categories of the file that have goods. */
  readonly seenCategories: MatchedCategories['seen'];
  readonly newPictures: MergedPictures;
  /** Pictures of the source's goods that did not come before. */
  readonly failedPictures: readonly FailedPictures[];
  readonly missing: MissingOffers;
  /** Offers whose prices or stock were not applied because a price list holds them. */
  readonly held: number;
  /** Prices that had to be asked about; they are taken, left out, or, of a dry run, will be asked about. */
  readonly largePrices: FoundPrices;
  /** Articles that several offers of the file have: each offer got a code of its own. */
  readonly sharedArticles: SharedArticles;
  /** Articles that differ by their look alone: offers that wait for an answer, or rows of a price list that were matched so. */
  readonly lookAlikes: Sample;
  /** Undefined for a feed of goods. */
  readonly priceList: (PriceListColumns & Omit<MergedPriceList, 'lookAlikes'>) | undefined;
  readonly leftOut: readonly LeftOutParameter[];
  readonly leftOutMore: number;
  readonly unread: Unread;
  /** A rule for each label of the file; empty unless asked for. */
  readonly proposed: readonly ProposedLabel[];
  /** The units of numbers without one that the source has. */
  readonly units: readonly string[];
}
