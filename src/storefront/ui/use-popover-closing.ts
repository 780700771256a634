import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a popover when the page under it changes. */
export function usePopoverClosing(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    // Not on coming alive: it may have been opened before.
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
  }, [key, popover]);
}
