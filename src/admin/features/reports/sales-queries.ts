import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SalesFilter, salesEndpoints } from '#contracts/admin/reports/sales.ts';
import { salesWords } from '#messages/office/sales.ts';
import { type Call, call, callForFile } from '../../api/call-api.ts';
import { salesCalls } from '../../api/endpoints/reports.ts';
import { useSavedFile } from './use-saved-file.ts';

/** What makes the lists of orders old makes sales old. */
export const useSales = (filter: SalesFilter) =>
  useQuery({
    queryKey: ['orders', 'sales', filter],
    queryFn: () => call(salesCalls.read, { query: filter }),
    placeholderData: keepPreviousData,
  });

/** All rows of the report as a file. */
export const useSalesFile = () =>
  useSavedFile(
    (query: Call<(typeof salesEndpoints)['export']>['query']) =>
      callForFile(salesCalls.export, { query }),
    salesWords.exported,
  );
