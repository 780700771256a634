import './notice.css';
import type { ReactNode } from 'react';

interface Props {
  readonly look?: 'plain' | 'error' | 'good';
  readonly children: ReactNode;
}

/** A message beside what it is about. An error is read out at once. */
export const Notice = ({ look = 'plain', children }: Props) => (
  <div className={`notice notice--${look}`} role={look === 'error' ? 'alert' : undefined}>
    {children}
  </div>
);
