import { type ReactNode, useState } from 'react';
import { orderScreens as messages } from '#messages/orders/order-screens.ts';
import type { OrderLine } from '../../api/answers/whole-order.ts';
import { logFailure } from '../../log.ts';
import { Button } from '../../ui/button.tsx';
import { loadChunk } from '../../ui/load-chunk.ts';
import { Notice } from '../../ui/notice.tsx';
import type { RepeatedLine } from './repeat.ts';

/** Puts lines into the cart. */
export type PutInCart = (lines: readonly RepeatedLine[]) => void;

interface Props {
  /** The lines of the order, or the id of a customer's order whose lines are read first. */
  order: readonly OrderLine[] | number;
  putInCart: PutInCart;
}

/** Puts what can be ordered again into the cart, and names what is gone, sold out or dearer. Its script comes with the first press. */
export function useRepeat({ order, putInCart }: Props) {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<ReactNode>(null);
  const repeat = async () => {
    setPending(true);
    setOutcome(null);
    try {
      const chunk = await loadChunk(() => import('./repeat-outcome.tsx'));
      const { checkAgain, readLines, RepeatOutcome } = chunk;
      const found = await checkAgain(typeof order === 'number' ? await readLines(order) : order);
      if (found.lines.length > 0) putInCart(found.lines);
      setOutcome(<RepeatOutcome outcome={found} />);
    } catch (error) {
      logFailure('the order was not repeated', error);
      setOutcome(<Notice tone="error">{messages.repeatFailed}</Notice>);
    } finally {
      setPending(false);
    }
  };
  const button = (
    <Button pending={pending} onClick={repeat}>
      {messages.repeat}
    </Button>
  );
  return { button, outcome };
}
