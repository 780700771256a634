import { useEffect, useRef, useState } from 'react';
import { typedFields } from './typed-fields.ts';

/** Keeps a dialog open until the member agrees to lose what was typed since it was opened. */
export function useLeaveQuestion() {
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const [fields] = useState(typedFields);
  const [close, setClose] = useState<() => void>();
  const stay = () => setClose(undefined);
  const look = () => fields.look(place.current);
  useEffect(() => fields.look(place.current), [fields]);
  useEffect(() => {
    if (!close && focused.current instanceof HTMLElement) focused.current.focus();
  }, [close]);
  return {
    question: close && { onStay: stay, onLeave: close },
    leave: (closeNow: () => void) => {
      if (close) return stay();
      if (!fields.isChanged(place.current)) return closeNow();
      focused.current = document.activeElement;
      setClose(() => closeNow);
    },
    /** For the element with the fields: the events before a change. */
    watched: {
      ref: place,
      onFocusCapture: look,
      onKeyDownCapture: look,
      onPointerDownCapture: look,
    },
  };
}
