import { useQuery } from '@tanstack/react-query';
import type { ViewsEndpoints } from '#contracts/admin/work/saved-views.ts';
import { type Call, type Callable, call } from '../../api/call-api.ts';
import { goodsViewsCalls } from '../../api/endpoints/goods.ts';
import { orderViewsCalls } from '../../api/endpoints/orders.ts';
import { useChange } from '../../api/use-change.ts';

type Views = ViewsEndpoints;
type NewView = Call<Views['add']>['body'];

/** The list whose views they are. */
export type ViewedList = 'orders' | 'goods';

const callsOf: Readonly<Record<ViewedList, Callable<Views>>> = {
  orders: orderViewsCalls,
  goods: goodsViewsCalls,
};

const viewsKey = (list: ViewedList) => ['saved-views', list];

/** The saved views that the member sees. */
export const useViews = (list: ViewedList) =>
  useQuery({
    queryKey: viewsKey(list),
    queryFn: () => call(callsOf[list].list),
  });

export const useSaveView = (list: ViewedList, onDone: (view: NewView) => void) =>
  useChange((body: NewView) => call(callsOf[list].add, { body }), {
    onDone: (_, view) => onDone(view),
    makesOld: [viewsKey(list)],
  });

export const useRenameView = (list: ViewedList, id: number, onDone: (name: string) => void) =>
  useChange(
    (name: string) => call(callsOf[list].rename, { params: { id: String(id) }, body: { name } }),
    { onDone: (_, name) => onDone(name), makesOld: [viewsKey(list)] },
  );

export const useRemoveView = (list: ViewedList, id: number, onDone: () => void) =>
  useChange(() => call(callsOf[list].remove, { params: { id: String(id) } }), {
    onDone,
    makesOld: [viewsKey(list)],
  });
