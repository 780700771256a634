import type { CompareQuery } from '#contracts/admin/reports/compare.ts';
import { compareWords } from '#messages/office/compare.ts';
import { compareCalls } from '../../api/endpoints/reports.ts';
import { callWithTable, callWithTableForFile } from '../../api/send-table.ts';
import { useChange } from '../../api/use-change.ts';
import { useSavedFile } from './use-saved-file.ts';

/** The beginning of a file, and which of its columns are known. */
export const useLook = () =>
  useChange(({ file, what }: { file: File; what: CompareQuery['what'] }) =>
    callWithTable(compareCalls.look, { what }, file),
  );

/** Each part sends the file again: the shop keeps none. */
export const useCompare = () =>
  useChange(({ file, query }: { file: File; query: CompareQuery }) =>
    callWithTable(compareCalls.compare, query, file),
  );

export const useCompareFile = () =>
  useSavedFile(
    ({ file, query }: { file: File; query: CompareQuery & { format: 'csv' | 'xlsx' } }) =>
      callWithTableForFile(compareCalls.export, query, file),
    compareWords.exported,
  );
