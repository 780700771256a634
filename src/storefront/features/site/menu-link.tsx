import { useLocation } from 'react-router';
import { Link } from '../../ui/link.tsx';

/** A menu link that marks the current page. The query is compared too, because static pages differ only in it. */
export function MenuLink({ to, children }: { to: string; children: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link to={to} prefetch="intent" aria-current={to === pathname + search ? 'page' : undefined}>
      {children}
    </Link>
  );
}
