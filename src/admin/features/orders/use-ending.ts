import { call } from '../../api/call-api.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import { useCardChange } from './queries.ts';
import type { WorkCall } from './work-calls.ts';

/** Ends the offer of an order: its customer has agreed, or the staff withdraw it or take note of the refusal. */
export const useEnding = (number: string, onDone: () => void) =>
  useCardChange(
    number,
    (body: WorkCall<'offer'>['body']) => call(orderWorkCalls.offer, { params: { number }, body }),
    onDone,
  );
