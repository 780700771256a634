import type pg from 'pg';
import type { Refusal } from '../feed-item.ts';
import type { FeedRow } from '../merging/staged.ts';

/** Refusals of staged rows, told with the names and articles that the file has for them. */
export class LateRefusals {
  private readonly refusals: Refusal[] = [];

  readonly add = (refusal: Refusal): void => void this.refusals.push(refusal);

  /** Hands them to `refuse`, in the order in which they came. */
  async tell(client: pg.ClientBase, refuse: (refusal: Refusal) => void): Promise<void> {
    if (this.refusals.length === 0) return;
    const { rows } = await client.query<Pick<FeedRow, 'line' | 'name' | 'article'>>(
      'SELECT line, name, article FROM feed_rows WHERE line = ANY ($1)',
      [this.refusals.map(({ line }) => line)],
    );
    const told = new Map(rows.map((row) => [row.line, row]));
    for (const refusal of this.refusals.splice(0)) {
      const { name, article } = told.get(refusal.line) ?? {};
      refuse({ ...refusal, ...(name && { name }), ...(article && { article }) });
    }
  }
}
