import { useEffect, useId, useRef } from 'react';
import { useStore } from '../store.ts';
import { Button } from './button.tsx';
import { Link } from './link.tsx';
import { addPlace, currentPlace, currentToast, hideToast } from './toast-store.ts';
import './toast.css';

/** The live region for toasts; rendered on every page and inside an open dialog. */
export function Toasts() {
  const id = useId();
  const latest = useStore(currentToast, null);
  const isHere = useStore(currentPlace, null) === id;
  const toast = isHere ? latest : null;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => addPlace(id), [id]);

  useEffect(() => {
    // Shown again for each toast: the element opened last is on top of the top layer, above an open dialog.
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
            <span className="toast__text">
              <span>{toast.text}</span>
              {toast.detail && <small>{toast.detail}</small>}
            </span>
            {toast.link && (
              <Link to={toast.link.to} onClick={hideToast}>
                {toast.link.label}
              </Link>
            )}
            {toast.action && (
              <Button appearance="link" onClick={act}>
                {toast.action.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
