import type { TaskResult } from '#contracts/admin/imports/import-results.ts';
import type { FoundColumns } from '../feed-item.ts';
import { headerOf } from '../reading/columns.ts';

/** The columns of a table as the office shows them. */
export const columnsOf = (found: FoundColumns | undefined): TaskResult['columns'] =>
  (found?.header ?? []).map((label, index) => ({
    label,
    key: headerOf(label),
    holds: found?.meanings[index] ?? null,
  }));
