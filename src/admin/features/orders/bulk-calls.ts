import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkAnswer, orderBulkEndpoints } from '#contracts/admin/orders/order-bulk.ts';
import { type Call, call } from '../../api/call-api.ts';
import { orderBulkCalls } from '../../api/endpoints/orders.ts';

type Bulk = typeof orderBulkEndpoints;

/** Gives several orders a status. */
export const useBulkChange = (onDone: (answer: BulkAnswer) => void) =>
  useBulk((body: Call<Bulk['change']>['body']) => call(orderBulkCalls.change, { body }), {
    onDone,
  });

/** Takes back the own last step of several orders. */
export const useBulkUndo = (ends: {
  onDone: (answer: BulkAnswer) => void;
  onFailure: (error: Error) => void;
}) => useBulk((body: Call<Bulk['undo']>['body']) => call(orderBulkCalls.undo, { body }), ends);

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
