import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkAnswer, orderBulkEndpoints } from '#contracts/admin/orders/order-bulk.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { type Call, callApi } from '../../api/call-api.ts';

type Bulk = typeof orderBulkEndpoints;

/** Gives several orders a status. */
export const useBulkChange = (onDone: (answer: BulkAnswer) => void) =>
  useBulk(
    (body: Call<Bulk['change']>['body']) =>
      callApi<Bulk['change']>({ method: 'POST', url: adminPaths.ordersBulk, body }),
    { onDone },
  );

/** Takes back the own last step of several orders. */
export const useBulkUndo = (ends: {
  onDone: (answer: BulkAnswer) => void;
  onFailure: (error: Error) => void;
}) =>
  useBulk(
    (body: Call<Bulk['undo']>['body']) =>
      callApi<Bulk['undo']>({ method: 'POST', url: adminPaths.ordersBulkUndo, body }),
    ends,
  );

/** Lists and cards follow. */
function useBulk<Body>(
  work: (body: Body) => Promise<BulkAnswer>,
  ends: { onDone: (answer: BulkAnswer) => void; onFailure?: (error: Error) => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: ends.onDone,
    onError: ends.onFailure,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['order'] }),
      ]),
  });
}
