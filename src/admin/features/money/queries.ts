import { useInfiniteQuery } from '@tanstack/react-query';
import type { MoneyFilter, moneyEndpoints } from '#contracts/admin/payments/money.ts';
import { moneyWords } from '#messages/office/money.ts';
import { type Call, call, callForFile } from '../../api/call-api.ts';
import { moneyCalls } from '../../api/endpoints/payments.ts';
import { howOften } from '../../api/live.ts';
import { useChange } from '../../api/use-change.ts';
import { saveFile } from '../../ui/save-file.ts';
import { say } from '../../ui/toasts.tsx';

/** The payments and refunds of a filter by pages, the latest first. What makes the lists of orders old makes them old. */
export const useMoney = (filter: MoneyFilter) =>
  useInfiniteQuery({
    queryKey: ['orders', 'money', filter],
    queryFn: ({ pageParam }) =>
      call(moneyCalls.list, { query: { ...filter, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // While the words change, what was found before stays.
    placeholderData: (before) => before,
    refetchInterval: howOften,
  });

/** All of a filter as a file. */
export const useExport = () =>
  useChange(
    (query: Call<(typeof moneyEndpoints)['export']>['query']) =>
      callForFile(moneyCalls.export, { query }),
    {
      onDone: (file) => {
        saveFile(file);
        say(moneyWords.exported);
      },
      asksCode: true,
    },
  );
