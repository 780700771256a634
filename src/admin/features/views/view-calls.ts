import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ViewsEndpoints } from '#contracts/admin/work/saved-views.ts';
import { type Call, type Callable, call } from '../../api/call-api.ts';
import { goodsViewsCalls } from '../../api/endpoints/goods.ts';
import { orderViewsCalls } from '../../api/endpoints/orders.ts';

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

/** Does something with the saved views, which are read again. */
function useViewChange<Given>(
  list: ViewedList,
  work: (given: Given) => Promise<unknown>,
  onDone: (given: Given) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: (_, given) => onDone(given),
    onSettled: () => client.invalidateQueries({ queryKey: viewsKey(list) }),
  });
}

export const useSaveView = (list: ViewedList, onDone: (view: NewView) => void) =>
  useViewChange(list, (body: NewView) => call(callsOf[list].add, { body }), onDone);

export const useRenameView = (list: ViewedList, id: number, onDone: (name: string) => void) =>
  useViewChange(
    list,
    (name: string) => call(callsOf[list].rename, { params: { id: String(id) }, body: { name } }),
    onDone,
  );

export const useRemoveView = (list: ViewedList, id: number, onDone: () => void) =>
  useViewChange(list, () => call(callsOf[list].remove, { params: { id: String(id) } }), onDone);
