import { useEffect, useRef, useState } from 'react';
import { draftOf, keepDraft } from '../api/drafts.ts';

/** What was typed before the page was loaded again, and how to keep what is typed now. What is left on purpose, after the question, is forgotten. */
export function useDraft(key: string) {
  const [first] = useState(() => draftOf(key));
  const isTouched = useRef(false);
  useEffect(
    () => () => {
      if (isTouched.current) keepDraft(key, '');
    },
    [key],
  );
  return {
    first,
    keep: (text: string) => {
      isTouched.current = true;
      keepDraft(key, text);
    },
  };
}
