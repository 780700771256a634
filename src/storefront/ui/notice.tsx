import type { ReactNode } from 'react';
import './notice.css';

interface Props {
  tone?: 'error' | 'plain' | 'good';
  /** A button or link that helps, such as a retry. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message in the page. An error is an assertive live region (`role="alert"`). */
export function Notice({ tone = 'plain', action, children }: Props) {
  return (
    <div className={`notice notice--${tone}`} role={tone === 'error' ? 'alert' : undefined}>
      <p>{children}</p>
      {action}
    </div>
  );
}
