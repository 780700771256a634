import { type ReactNode, useState } from 'react';
import { repeatMessages as messages } from '#messages/order-page.ts';
import type { OrderLine } from '../../api/answers/orders.ts';
import { logFailure } from '../../log.ts';
import { Button } from '../../ui/button.tsx';
import { loadChunk } from '../../ui/load-chunk.ts';
import { Notice } from '../../ui/notice.tsx';
import type { RepeatedLine } from './repeat.ts';

/** Puts lines into the cart. */
export type PutInCart = (lines: readonly RepeatedLine[]) => void;

interface Props {
  /** The lines of the order, which may have to be read first. */
  readLines: () => Promise<readonly OrderLine[]>;
  putInCart: PutInCart;
}

/** Puts what can be ordered again into the cart, and names what is gone, sold out or dearer. Its script comes with the first press. */
export function useRepeat({ readLines, putInCart }: Props) {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<ReactNode>(null);
  const repeat = async () => {
    setPending(true);
    setOutcome(null);
    try {
      const chunk = loadChunk(() => import('./repeat-outcome.tsx'));
      const [{ checkAgain, RepeatOutcome }, ordered] = await Promise.all([chunk, readLines()]);
      const found = await checkAgain(ordered);
      if (found.lines.length > 0) putInCart(found.lines);
      setOutcome(<RepeatOutcome outcome={found} />);
    } catch (error) {
      logFailure('the order was not repeated', error);
      setOutcome(<Notice tone="error">{messages.failed}</Notice>);
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
