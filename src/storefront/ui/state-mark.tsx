import type { ReactNode } from 'react';
import './state-mark.css';

interface Props {
  tone: 'now' | 'later' | false;
  children: ReactNode;
}

/** Words about a state behind a dot: filled for what is there now, open for what comes later, grey for what is not to be had. */
export const StateMark = ({ tone, children }: Props) => (
  <p className={tone ? `state-mark state-mark--${tone}` : 'state-mark'}>{children}</p>
);
