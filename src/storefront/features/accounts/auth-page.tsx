import type { ReactNode } from 'react';
import './auth-page.css';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Links to related pages, such as the registration. */
  other?: ReactNode;
}

/** The layout of a page with one short form. */
export function AuthPage({ title, lead, children, other }: Props) {
  return (
    <div className="auth-page">
      <h1>{title}</h1>
      {lead && <p className="soft">{lead}</p>}
      {children}
      {other && <div className="auth-page__other soft">{other}</div>}
    </div>
  );
}
