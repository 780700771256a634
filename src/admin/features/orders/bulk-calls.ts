import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkAnswer, orderBulkEndpoints } from '#contracts/admin/order-bulk.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { type Call, callApi } from '../../api/call-api.ts';

type Change = (typeof orderBulkEndpoints)['change'];

/** Gives several orders a status; lists and cards follow. */
export function useBulkChange(onDone: (answer: BulkAnswer) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<Change>['body']) =>
      callApi<Change>({ method: 'POST', url: adminPaths.ordersBulk, body }),
    onSuccess: onDone,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['order'] }),
      ]),
  });
}
