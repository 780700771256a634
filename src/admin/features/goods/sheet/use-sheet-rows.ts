import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GoodsFilter } from '#contracts/admin/goods/goods.ts';
import { MOST_ON_PAGE } from '#contracts/admin/goods/values.ts';
import { call } from '../../../api/call-api.ts';
import { goodsCalls } from '../../../api/endpoints/goods.ts';
import { type SheetRow, sheetRow } from './cells.ts';

/** So many goods are loaded at most. */
export const MOST_ROWS = 20_000;

interface Loading {
  readonly state: 'loading' | 'complete' | 'cut' | 'failed';
  readonly error: Error | null;
}

/** Loads all goods of a filter page by page; `add` takes each, and `end` comes after the last one. */
export function useSheetRows(
  filter: GoodsFilter,
  { add, end }: { add: (rows: readonly SheetRow[]) => void; end: () => void },
) {
  const client = useQueryClient();
  const [{ state, error }, tell] = useState<Loading>({ state: 'loading', error: null });
  const [tries, setTries] = useState(0);
  const place = useRef({ after: '', loaded: 0 });
  // A filter has a sheet of its own: it does not change here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, and again where it failed
  useEffect(() => {
    let isShown = true;
    const page = () => {
      const { after } = place.current;
      const query = { ...filter, limit: String(MOST_ON_PAGE), ...(after && { after }) };
      return client.fetchQuery({
        queryKey: ['goods-sheet', query],
        queryFn: () => call(goodsCalls.list, { query }),
        gcTime: 0,
        staleTime: 0,
      });
    };
    const load = async () => {
      while (place.current.loaded < MOST_ROWS) {
        const { goods, next } = await page();
        if (!isShown) return;
        add(goods.map(sheetRow));
        if (next === null) return finish('complete');
        place.current = { after: next, loaded: place.current.loaded + goods.length };
      }
      finish('cut');
    };
    const finish = (state: 'complete' | 'cut') => {
      end();
      tell({ state, error: null });
    };
    load().catch((error: Error) => isShown && tell({ state: 'failed', error }));
    return () => {
      isShown = false;
    };
  }, [tries]);
  const retry = () => {
    tell({ state: 'loading', error: null });
    setTries(tries + 1);
  };
  return { state, error, retry };
}
