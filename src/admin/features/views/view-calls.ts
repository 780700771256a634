import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { ViewsEndpoints } from '#contracts/admin/work/saved-views.ts';
import { type Call, callApi } from '../../api/call-api.ts';

type Views = ViewsEndpoints;
type NewView = Call<Views['add']>['body'];

/** The list whose views they are. */
export type ViewedList = 'orders' | 'goods';

const pathsOf = {
  orders: { all: adminPaths.orderViews, one: adminPaths.orderView },
  goods: { all: adminPaths.goodsViews, one: adminPaths.goodsView },
} as const;

const viewsKey = (list: ViewedList) => ['saved-views', list];

/** The saved views that the member sees. */
export const useViews = (list: ViewedList) =>
  useQuery({
    queryKey: viewsKey(list),
    queryFn: () => callApi<Views['list']>({ method: 'GET', url: pathsOf[list].all }),
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
  useViewChange(
    list,
    (body: NewView) => callApi<Views['add']>({ method: 'POST', url: pathsOf[list].all, body }),
    onDone,
  );

export const useRenameView = (list: ViewedList, id: number, onDone: (name: string) => void) =>
  useViewChange(
    list,
    (name: string) =>
      callApi<Views['rename']>({
        method: 'PUT',
        url: pathsOf[list].one,
        params: { id: String(id) },
        body: { name },
      }),
    onDone,
  );

export const useRemoveView = (list: ViewedList, id: number, onDone: () => void) =>
  useViewChange(
    list,
    () =>
      callApi<Views['remove']>({
        method: 'DELETE',
        url: pathsOf[list].one,
        params: { id: String(id) },
      }),
    onDone,
  );
