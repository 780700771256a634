import { useEffect, useRef, useState } from 'react';
import { productListMessages } from '#messages/catalogue/product-list.ts';
import { useIsReloading } from './use-is-reloading.ts';

interface Props {
  /** A new object for each answer. */
  answer: object;
  count: number | null;
}

/**
 * Announces the number of results in a live region after each client-side update. The first result is part of the page and is not
 * announced.
 */
export function ResultAnnouncement({ answer, count }: Props) {
  const busy = useIsReloading();
  const first = useRef(answer);
  const [text, setText] = useState('');
  useEffect(() => {
    if (first.current === answer) return;
    first.current = answer;
    if (count !== null) setText(productListMessages.found(count));
  }, [answer, count]);
  return (
    <p className="visually-hidden" role="status">
      {!busy && text}
    </p>
  );
}
