import type { ReactNode } from 'react';
import { Link } from './link.tsx';

/** A link where there is a page to lead to, else the words alone. */
export const MaybeLink = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? <Link to={to}>{children}</Link> : children;
