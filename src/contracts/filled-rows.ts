import { z } from 'zod';

/**
 * A list that is typed as rows: those with nothing typed in them are dropped, and what is wrong with the others is said by their places among all.
 * `kind` is chosen and not typed, so it fills no row.
 */
export const filledRows = <Row extends z.ZodType>(row: Row, most: number) =>
  z
    .array(z.preprocess((one) => (isBlank(one) ? null : one), row.nullable()))
    .max(most)
    .transform((rows) => rows.filter((one) => one !== null))
    .default([]);

function isBlank(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  return Object.entries(row).every(
    ([field, value]) => field === 'kind' || value === null || /^\s*$/.test(String(value ?? '')),
  );
}
