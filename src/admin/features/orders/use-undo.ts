import { orderWorkMessages as words } from '#messages/office/order-work.ts';
import { ApiFailure, call } from '../../api/call-api.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import { say } from '../../ui/toasts.tsx';
import { useCardChange } from './queries.ts';

/** For so many ms a step can be taken back; the API allows ten seconds. */
const OFFERED = 9500;

/** What a message offers while a step can be taken back. */
export const undoAction = (run: () => void) => ({ label: words.undo, shown: OFFERED, run });

/** Says why nothing was taken back: the dialog of the step is closed by now. */
export const undoRefused = (failure: Error): void =>
  say(isOver(failure) ? words.undoOver : failure.message);

/** The offer to take back the step that made this version of the order. */
export function useUndo(number: string) {
  const undo = useCardChange(
    number,
    (version: number) => call(orderWorkCalls.undo, { params: { number }, body: { version } }),
    () => say(words.undone(number)),
    undoRefused,
  );
  return (version: number) => undoAction(() => undo.mutate(version));
}

const isOver = (failure: Error): boolean =>
  failure instanceof ApiFailure && failure.code === 'order_changed';
