import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a native popover after a navigation. */
export function usePopoverClosing(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    // Not at hydration: the popover may have been opened before.
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
  }, [key, popover]);
}
