import type pg from 'pg';

/**
 * A run on another day: `DAY` (ISO, with a zone) is the moment at which it starts. The time goes on from there, so a run that starts at two
 * minutes to midnight goes through it. Milliseconds from now.
 */
export const DAY_SHIFT = Number(process.env.DAY_SHIFT ?? shiftTo(process.env.DAY));

function shiftTo(day: string | undefined): number {
  if (day === undefined) return 0;
  const shift = Date.parse(day) - Date.now();
  if (Number.isNaN(shift)) throw new Error(`DAY is no moment: ${day}`);
  return shift;
}

/** Shifts the clock of this process, or of a page, which takes the source of the function. */
export function shiftClock(shift: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number | string]) {
      if (given.length === 0) super(RealDate.now() + shift);
      else super(...given);
    }
    static override now() {
      return RealDate.now() + shift;
    }
  } as DateConstructor;
}

/** Shifts what the schema itself asks of the clock: defaults of columns, and triggers. */
export async function shiftNow(client: Pick<pg.Pool, 'query'>): Promise<void> {
  if (DAY_SHIFT === 0) return;
  const shifted = `now() + interval '${DAY_SHIFT} milliseconds'`;
  const { rows: columns } = await client.query(
    `SELECT format('ALTER TABLE %I.%I ALTER COLUMN %I SET DEFAULT ${shifted.replaceAll("'", "''")}', table_schema, table_name, column_name) AS change
     FROM information_schema.columns WHERE column_default = 'now()' AND table_schema = 'public'`,
  );
  const { rows: functions } = await client.query(
    `SELECT pg_get_functiondef(p.oid) AS change FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
     JOIN pg_language l ON l.oid = prolang WHERE nspname = 'public' AND lanname IN ('plpgsql', 'sql') AND prosrc LIKE '%now()%'`,
  );
  for (const { change } of columns) await client.query(change);
  for (const { change } of functions) {
    await client.query(change.replaceAll('now()', `(${shifted})`));
  }
}
