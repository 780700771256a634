import type { BulkAnswer, orderBulkEndpoints } from '#contracts/admin/orders/order-bulk.ts';
import { type Call, call } from '../../api/call-api.ts';
import { orderBulkCalls } from '../../api/endpoints/orders.ts';
import { useChange } from '../../api/use-change.ts';

type Bulk = typeof orderBulkEndpoints;

/** Lists and cards follow. */
const makesOld = [['orders'], ['order']];

/** Gives several orders a status. */
export const useBulkChange = (onDone: (answer: BulkAnswer) => void) =>
  useChange((body: Call<Bulk['change']>['body']) => call(orderBulkCalls.change, { body }), {
    onDone,
    makesOld,
  });

/** Takes back the own last step of several orders. */
export const useBulkUndo = (ends: {
  onDone: (answer: BulkAnswer) => void;
  onFailure: (error: Error) => void;
}) =>
  useChange((body: Call<Bulk['undo']>['body']) => call(orderBulkCalls.undo, { body }), {
    ...ends,
    makesOld,
  });
