import { commonMessages } from '#messages/words/common.ts';
import { Link } from './link.tsx';
import './breadcrumbs.css';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** The path from the home page to this page, which is the last crumb. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={commonMessages.breadcrumbs}>
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={to}>
            <Link to={to} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
