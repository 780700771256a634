import type { ReactNode } from 'react';
import './badge.css';

/** A short label on a picture or beside a price. */
export function Badge({ tone, children }: { tone: 'clay' | 'pine'; children: ReactNode }) {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}
