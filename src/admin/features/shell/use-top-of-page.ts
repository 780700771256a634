import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new screen is read from its top: the focus goes to its content. One whose address names a place leads there itself. */
export function useTopOfPage(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) return;
    content.current?.focus({ preventScroll: true });
    if (!isBack) window.scrollTo(0, 0);
  }, [content, pathname, hash, isBack]);
}
