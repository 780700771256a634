import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { currentToast, hideToast, onToast } from './toast-store.ts';
import './toast.css';

const none = () => null;

/** The one place where toasts appear; it stands on every page. */
export function Toasts() {
  const toast = useSyncExternalStore(onToast, currentToast, none);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Shown anew each time: the latest in the top layer stands above an open dialog.
    if (place.current?.matches(':popover-open')) place.current.hidePopover();
    if (toast) place.current?.showPopover();
  }, [toast]);

  const act = () => {
    toast?.action?.run();
    hideToast();
  };

  return (
    <div role="status">
      <div ref={place} className="toasts" popover="manual">
        {toast && (
          <div className="toast" key={toast.id}>
            {toast.text}
            {toast.action && (
              <Button look="link" onClick={act}>
                {toast.action.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
