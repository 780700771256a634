import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { orderViewsEndpoints } from '#contracts/admin/order-views.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { type Call, callApi } from '../../api/call-api.ts';

type Views = typeof orderViewsEndpoints;
type NewView = Call<Views['add']>['body'];

const viewsKey = ['order-views'];

/** The saved views that the member sees. */
export const useViews = () =>
  useQuery({
    queryKey: viewsKey,
    queryFn: () => callApi<Views['list']>({ method: 'GET', url: adminPaths.savedViews }),
  });

/** Does something with the saved views, which are read again. */
function useViewChange<Given>(
  work: (given: Given) => Promise<unknown>,
  onDone: (given: Given) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: (_, given) => onDone(given),
    onSettled: () => client.invalidateQueries({ queryKey: viewsKey }),
  });
}

export const useSaveView = (onDone: (view: NewView) => void) =>
  useViewChange(
    (body: NewView) => callApi<Views['add']>({ method: 'POST', url: adminPaths.savedViews, body }),
    onDone,
  );

export const useRenameView = (id: number, onDone: (name: string) => void) =>
  useViewChange(
    (name: string) =>
      callApi<Views['rename']>({
        method: 'PUT',
        url: adminPaths.savedView,
        params: { id: String(id) },
        body: { name },
      }),
    onDone,
  );

export const useRemoveView = (id: number, onDone: () => void) =>
  useViewChange(
    () =>
      callApi<Views['remove']>({
        method: 'DELETE',
        url: adminPaths.savedView,
        params: { id: String(id) },
      }),
    onDone,
  );
