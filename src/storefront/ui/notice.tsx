import type { ReactNode } from 'react';
import './notice.css';

interface Props {
  tone?: 'error' | 'plain' | 'good';
  /** A button or link that helps. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message in its place on the page; an error is announced at once. */
export function Notice({ tone = 'plain', action, children }: Props) {
  return (
    <div className={`notice notice--${tone}`} role={tone === 'error' ? 'alert' : undefined}>
      <p>{children}</p>
      {action}
    </div>
  );
}
