import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  HandMovement,
  MovementFilter,
  StockCountWithLines,
  stockEndpoints,
} from '#contracts/admin/goods/stock.ts';
import { type Answer, type Call, call } from '../../api/call-api.ts';
import { stockCalls } from '../../api/endpoints/goods.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

type Stock = typeof stockEndpoints;
const key = ['stock'];
/** Asked for again after so many ms: another may count beside. */
const FRESH = 10_000;

/** The movements of a filter by pages, the latest first. */
export const useMovements = (filter: MovementFilter) =>
  useInfiniteQuery({
    queryKey: [...key, 'movements', filter],
    queryFn: ({ pageParam }) =>
      call(stockCalls.movements, { query: { ...filter, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });

/** Of a change of the stock: what shows it is read again. */
const makesOld = [['goods'], ['today'], key];

export const useMove = (onDone: (answer: Answer<Stock['move']>) => void) =>
  useChange((body: HandMovement) => call(stockCalls.move, { body }), { onDone, makesOld });

export const useCounts = () =>
  useQuery({
    queryKey: [...key, 'counts'],
    queryFn: () => call(stockCalls.counts),
  });

export const useBeginCount = (onDone: (count: Answer<Stock['begin']>) => void) =>
  useChange((body: Call<Stock['begin']>['body']) => call(stockCalls.begin, { body }), {
    onDone,
    makesOld,
  });

export const useCount = (id: number) =>
  useQuery({
    queryKey: countKey(id),
    queryFn: () => call(stockCalls.count, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? FRESH : false),
  });

const countKey = (id: number) => [...key, 'counts', id];

interface Counted {
  readonly variant: number;
  readonly counted: number | null;
}

/** Keeps a line; the list shows it at once. */
export const useSetLine = (id: number) =>
  useMutation({
    // What is typed later is kept later.
    scope: { id: `count-${id}` },
    mutationFn: ({ variant, counted }: Counted) =>
      call(stockCalls.setLine, { params: { id, variant }, body: { counted } }),
    onSuccess: (line) =>
      queryClient.setQueryData<StockCountWithLines>(
        countKey(id),
        (known) =>
          known && {
            ...known,
            lines: known.lines.map((one) => (one.variant_id === line.variant_id ? line : one)),
          },
      ),
  });

export const useEndCount = (id: number, onDone: (count: Answer<Stock['end']>) => void) =>
  useChange((apply: boolean) => call(stockCalls.end, { params: { id }, body: { apply } }), {
    onDone,
    makesOld,
  });
