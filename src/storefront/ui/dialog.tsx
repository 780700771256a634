import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { commonMessages } from '#messages/words/common.ts';
import { IconButton } from './icon-button.tsx';
import { Toasts } from './toast.tsx';
import './dialog.css';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `side`: a full-height panel at the right edge. `wide`: almost the whole window. */
  placement?: 'centre' | 'side' | 'wide';
  /** Sticky below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal native `<dialog>`. Esc and a click on the backdrop close it; the focus returns to the element that had it before. */
export function Dialog({ open, onClose, title, placement = 'centre', footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc, which the browser brings
    <dialog
      ref={dialog}
      className={`dialog dialog--${placement}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeBeside}
    >
      {open && (
        <div className="dialog__sheet">
          <div className="dialog__head">
            <h2 id={titleId}>{title}</h2>
            <IconButton icon={<X />} label={commonMessages.close} onClick={onClose} />
          </div>
          <div className="dialog__body">{children}</div>
          {footer && <div className="dialog__foot">{footer}</div>}
          <Toasts />
        </div>
      )}
    </dialog>
  );
}
