import type pg from 'pg';

const kept = { manufacturer: 'country', thread_size: 'inches', product_thread: 'thread_type' };
export type NumberedReference = keyof typeof kept;

/** The numbers of countries and threads: the feed's number, else the shop's, else the next free one. */
export interface ReferenceIds {
  of(key: NumberedReference, text: string, stated: string): number;
}

export async function loadReferenceIds(client: pg.ClientBase): Promise<ReferenceIds> {
  const known = new Map<NumberedReference, Map<string, number>>();
  for (const [key, field] of Object.entries(kept) as [NumberedReference, string][]) {
    const { rows } = await client.query<{ text: string; id: number }>(
      `SELECT attributes->$1->>$2 AS text, min((attributes->$1->>'id')::int) AS id
       FROM variants WHERE attributes ? $1 GROUP BY 1`,
      [key, field],
    );
    known.set(key, new Map(rows.map(({ text, id }) => [text, id])));
  }
  return { of: (key, text, stated) => numberOf(known.get(key) ?? new Map(), text, stated) };
}

function numberOf(known: Map<string, number>, text: string, stated: string): number {
  if (/^\d{1,9}$/.test(stated)) {
    if (!known.has(text)) known.set(text, Number(stated));
    return Number(stated);
  }
  const id = known.get(text) ?? Math.max(0, ...known.values()) + 1;
  known.set(text, id);
  return id;
}
