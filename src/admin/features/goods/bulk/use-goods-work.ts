import { useState } from 'react';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { MOST_GOODS } from '#contracts/admin/goods/values.ts';
import { call } from '../../../api/call-api.ts';
import { goodsBulkCalls, goodsCalls } from '../../../api/endpoints/goods.ts';
import { type PricesMeant, usePriceQuestion } from '../../../api/price-question.ts';
import { useStepUp } from '../../../api/step-up.ts';
import { useChange } from '../../../api/use-change.ts';
import { type Done, type GoodsWork, touchedBy, undoOf, type VariantChange } from './work.ts';

/** Goods that were not changed, and why. */
interface Refused {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
}

export interface GoodsReport {
  readonly products: number;
  readonly variants: number;
  readonly refused: readonly Refused[];
  readonly isUndone: boolean;
  /** The way back; undefined where nothing was changed, or it was put back. */
  readonly undo: GoodsWork | undefined;
  readonly goods: ReadonlyMap<number, GoodsRow>;
}

interface Given {
  readonly work: GoodsWork;
  /** The goods as they are before. */
  readonly goods: ReadonlyMap<number, GoodsRow>;
  readonly isUndo?: boolean;
}

/** Does a work with many goods, in portions, and tells what has become of it. What it has changed can be put back while the page is open. */
export function useGoodsWork() {
  const [report, setReport] = useState<GoodsReport>();
  const withStepUp = useStepUp();
  const { withQuestion } = usePriceQuestion();
  const sendVariants = async (changes: readonly VariantChange[], isUndo: boolean) => {
    let meant: PricesMeant = isUndo ? { prices_confirmed: true } : {};
    const answers = [];
    for (const portion of portionsOf(changes)) {
      answers.push(
        await withQuestion((said) => {
          meant = { ...meant, ...said };
          return withStepUp(() =>
            call(goodsCalls.changeMany, { body: { changes: portion, ...meant } }),
          );
        }),
      );
    }
    return answers;
  };
  const work = async ({ work, goods, isUndo = false }: Given): Promise<GoodsReport> => {
    const variants = await sendVariants(work.variants ?? [], isUndo);
    const products = [];
    for (const changes of portionsOf(work.products ?? [])) {
      products.push(await withStepUp(() => call(goodsBulkCalls.products, { body: { changes } })));
    }
    const holds = [];
    for (const portion of portionsOf(work.holds?.goods ?? [])) {
      const body = { goods: portion, held: work.holds?.held ?? false };
      holds.push(await call(goodsBulkCalls.hold, { body }));
    }
    const done: Done = {
      variants: new Set(variants.flatMap(({ changed }) => changed.map(({ id }) => id))),
      products: new Map(products.flatMap(({ changed }) => changed.map((one) => [one.id, one]))),
      holds: new Set(holds.flatMap(({ changed }) => changed.map(({ id }) => id))),
    };
    const undo = undoOf(work, done, goods);
    const touched = touchedBy(undo, goods);
    const refused = [
      ...variants.flatMap((answer) =>
        answer.refused.map(({ id, article, detail }) => ({ id, name: article, detail })),
      ),
      ...products.flatMap((answer) =>
        answer.refused.map(({ id, product, detail }) => ({ id, name: product, detail })),
      ),
    ];
    const isChanged = touched.products + touched.variants > 0;
    return {
      ...touched,
      refused,
      isUndone: isUndo,
      undo: isChanged && !isUndo ? undo : undefined,
      goods,
    };
  };
  const change = useChange(work, {
    onDone: setReport,
    makesOld: [['goods'], ['product']],
  });
  return {
    report,
    hide: () => setReport(undefined),
    change,
    undo: () => {
      if (report?.undo) change.mutate({ work: report.undo, goods: report.goods, isUndo: true });
    },
  };
}

export type GoodsWorking = ReturnType<typeof useGoodsWork>;

function portionsOf<One>(all: readonly One[]): One[][] {
  const portions = [];
  for (let from = 0; from < all.length; from += MOST_GOODS) {
    portions.push(all.slice(from, from + MOST_GOODS));
  }
  return portions;
}
