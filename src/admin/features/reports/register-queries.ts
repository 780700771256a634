import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RegisterFilter, registerEndpoints } from '#contracts/admin/reports/register.ts';
import { registerWords } from '#messages/office/register.ts';
import { type Call, call, callForFile } from '../../api/call-api.ts';
import { registerCalls } from '../../api/endpoints/reports.ts';
import { useSavedFile } from './use-saved-file.ts';

// What makes the lists of orders old makes reports old.
const key = ['orders', 'register'];

export const useDays = (filter: RegisterFilter, isShown: boolean) =>
  useQuery({
    queryKey: [...key, 'days', filter],
    queryFn: () => call(registerCalls.days, { query: filter }),
    placeholderData: keepPreviousData,
    enabled: isShown,
  });

/** The payments and refunds behind the days by pages. */
export const useRows = (filter: RegisterFilter, isShown: boolean) =>
  useInfiniteQuery({
    queryKey: [...key, 'rows', filter],
    queryFn: ({ pageParam }) =>
      call(registerCalls.rows, { query: { ...filter, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: isShown,
  });

/** The receipts of the days by kind and rate. */
export const useReceiptDays = (filter: RegisterFilter, isShown: boolean) =>
  useQuery({
    queryKey: [...key, 'receipts', filter],
    queryFn: () => call(registerCalls.receipts, { query: filter }),
    placeholderData: keepPreviousData,
    enabled: isShown,
  });

/** What is on the screen, all of it, as a file. */
export const useRegisterFile = () =>
  useSavedFile(
    (query: Call<(typeof registerEndpoints)['export']>['query']) =>
      callForFile(registerCalls.export, { query }),
    registerWords.exported,
  );
