import type pg from 'pg';
import type { PriceField } from './price-fields.ts';

/** The owner's decisions about a source. */
export interface SourceSettings {
  /** Fields that the source's feed overwrites even if a price list has set them. */
  readonly masters: readonly PriceField[];
  /** What `available="false"` without a count means. */
  readonly unavailable: 'to_order' | 'sold_out';
  /** `--withdraw-missing` stops where it would withdraw a larger share of the source's goods on sale. */
  readonly withdrawPercent: number;
}

export const defaultSettings: SourceSettings = {
  masters: [],
  unavailable: 'to_order',
  withdrawPercent: 20,
};

/** The settings of a source; the defaults if the owner has decided nothing about it. */
export async function loadSourceSettings(
  client: pg.ClientBase,
  source: string,
): Promise<SourceSettings> {
  const { rows } = await client.query<SourceSettings>(
    `SELECT masters, unavailable, withdraw_percent AS "withdrawPercent" FROM import_sources WHERE source = $1`,
    [source],
  );
  return rows[0] ?? defaultSettings;
}
