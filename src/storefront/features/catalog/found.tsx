import { useEffect, useRef, useState } from 'react';
import { catalogMessages } from '#messages/catalog.ts';
import { useIsReloading } from './use-is-reloading.ts';

interface Props {
  /** Every answer is another object. */
  answer: object;
  count: number | null;
}

/** Tells those who hear the page what an answer has brought; what came with the page says itself. */
export function Found({ answer, count }: Props) {
  const busy = useIsReloading();
  const first = useRef(answer);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (first.current === answer) return;
    first.current = answer;
    if (count !== null) setSaid(catalogMessages.found(count));
  }, [answer, count]);
  return (
    <p className="visually-hidden" role="status">
      {!busy && said}
    </p>
  );
}
