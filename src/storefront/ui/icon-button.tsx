import type { ComponentProps, ReactNode } from 'react';
import './icon-button.css';

interface Props extends ComponentProps<'button'> {
  icon: ReactNode;
  /** The accessible name; say the count in it too. */
  label: string;
  /** A word under the icon on wide screens. */
  caption?: string;
  /** Shown on the icon when above zero. */
  count?: number;
}

/** A square button that is known by its icon. */
export function IconButton({ icon, label, caption, count = 0, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`icon-button ${className ?? ''}`.trim()}
      {...rest}
    >
      <span className="icon-button__icon" data-count={count > 99 ? '99+' : count || undefined}>
        {icon}
      </span>
      {caption && <span className="icon-button__caption">{caption}</span>}
    </button>
  );
}
