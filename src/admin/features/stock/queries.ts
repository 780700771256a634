import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  HandMovement,
  MovementFilter,
  StockCountWithLines,
  stockEndpoints,
} from '#contracts/admin/goods/stock.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { type Answer, callApi } from '../../api/call-api.ts';

type Stock = typeof stockEndpoints;
const key = ['stock'];
/** Asked for again after so many ms: another may count beside. */
const FRESH = 10_000;

/** The movements of a filter by pages, the latest first. */
export const useMovements = (filter: MovementFilter) =>
  useInfiniteQuery({
    queryKey: [...key, 'movements', filter],
    queryFn: ({ pageParam }) =>
      callApi<Stock['movements']>({
        method: 'GET',
        url: adminPaths.stockMovements,
        query: { ...filter, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });

export const useMove = (onDone: (answer: Answer<Stock['move']>) => void) =>
  useChange(
    (body: HandMovement) =>
      callApi<Stock['move']>({ method: 'POST', url: adminPaths.stockMovements, body }),
    onDone,
  );

export const useCounts = () =>
  useQuery({
    queryKey: [...key, 'counts'],
    queryFn: () => callApi<Stock['counts']>({ method: 'GET', url: adminPaths.stockCounts }),
  });

export const useBeginCount = (onDone: (count: Answer<Stock['begin']>) => void) =>
  useChange(
    (category: string | null) =>
      callApi<Stock['begin']>({
        method: 'POST',
        url: adminPaths.stockCounts,
        body: { category },
      }),
    onDone,
  );

export const useCount = (id: number) =>
  useQuery({
    queryKey: countKey(id),
    queryFn: () =>
      callApi<Stock['count']>({ method: 'GET', url: adminPaths.stockCount, params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? FRESH : false),
  });

const countKey = (id: number) => [...key, 'counts', id];

interface Counted {
  readonly variant: number;
  readonly counted: number | null;
}

/** Keeps a line; the list shows it at once. */
export function useSetLine(id: number) {
  const client = useQueryClient();
  return useMutation({
    // What is typed later is kept later.
    scope: { id: `count-${id}` },
    mutationFn: ({ variant, counted }: Counted) =>
      callApi<Stock['setLine']>({
        method: 'PUT',
        url: adminPaths.stockCountLine,
        params: { id, variant },
        body: { counted },
      }),
    onSuccess: (line) =>
      client.setQueryData<StockCountWithLines>(
        countKey(id),
        (known) =>
          known && {
            ...known,
            lines: known.lines.map((one) => (one.variant_id === line.variant_id ? line : one)),
          },
      ),
  });
}

export const useEndCount = (id: number, onDone: (count: Answer<Stock['end']>) => void) =>
  useChange(
    (apply: boolean) =>
      callApi<Stock['end']>({
        method: 'POST',
        url: adminPaths.stockCountEnd,
        params: { id },
        body: { apply },
      }),
    onDone,
  );

/** A change of the stock: what shows it is read again. */
function useChange<Given, Done>(
  change: (given: Given) => Promise<Done>,
  onDone: (done: Done) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onSettled: () =>
      Promise.all(
        [['goods'], ['today'], key].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
