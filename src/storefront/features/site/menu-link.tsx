import { Link, useLocation } from 'react-router';

/** A link of the menu that says when it leads to where one is: the query counts, for static pages differ in it alone. */
export function MenuLink({ to, children }: { to: string; children: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link to={to} prefetch="intent" aria-current={to === pathname + search ? 'page' : undefined}>
      {children}
    </Link>
  );
}
