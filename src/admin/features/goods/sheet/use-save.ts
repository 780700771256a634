import { useRef, useState } from 'react';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { MOST_GOODS } from '#contracts/admin/goods/values.ts';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { usePriceQuestion } from '../../../api/price-question.ts';
import { say } from '../../../ui/toasts.tsx';
import { useChangeManyGoods } from '../queries.ts';
import { isSameValue } from './cells.ts';
import { largePricesOf } from './large-prices.ts';
import { judged, stepsOf } from './row-state.ts';
import type { Sheet } from './sheet.ts';
import type { SheetChange } from './use-sheet.ts';

type Changes = ReturnType<typeof judged>['changes'];

/** Saves what is changed, in portions. Where one fails, those before it are saved; the next save goes on from there. */
export function useSave(sheet: Sheet, change: (change: SheetChange) => void) {
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [error, setError] = useState<Error | null>(null);
  const isBusy = useRef(false);
  const { ask } = usePriceQuestion();
  const send = useChangeManyGoods((answer) => change({ kind: 'answer', answer }));
  const save = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const { changes } = judged(sheet);
    let saved = 0;
    let refused = 0;
    setError(null);
    try {
      // Once for all portions; the API asks about each that is not said to be meant.
      const large = largePricesOf(sheet, changes);
      const meant = large && (await ask(large)) ? { prices_confirmed: true } : {};
      if (large && !meant.prices_confirmed) return;
      for (let done = 0; done < changes.length; done += MOST_GOODS) {
        setProgress({ done, all: changes.length });
        const portion = changes.slice(done, done + MOST_GOODS);
        const answer = await send.mutateAsync({ changes: portion, ...meant });
        const left = answer.refused.filter(({ id, now }) => !isStored(portion, id, now));
        refused += left.length;
        saved += portion.length - left.length;
      }
      say(
        [saved > 0 ? words.saved(saved) : '', refused > 0 ? words.refused(refused) : '']
          .join(' ')
          .trim(),
      );
    } catch (error) {
      setError(error as Error);
      say(words.stopped(changes.length - saved - refused));
    } finally {
      isBusy.current = false;
      setProgress(undefined);
    }
  };
  return { save, progress, error };
}

/** A portion whose answer was lost is sent again: what it stored then is no longer what it was, but what was wanted. */
function isStored(portion: Changes, id: number, now: GoodsRow | undefined): boolean {
  const wanted = portion.find((one) => one.id === id);
  if (!now || !wanted) return false;
  return stepsOf(wanted).every(({ field, to }) => isSameValue(to, now[field]));
}
