import { type LinkProps, Link as RouterLink } from 'react-router';

export type { LinkProps };

/**
 * A link within the shop. On the server it is the same `<a>` without the router's work, which is for browsers: half of the rendering of a menu.
 */
export function Link(props: LinkProps) {
  return import.meta.env.SSR && typeof props.to === 'string' && props.to.startsWith('/') ? (
    <StaticLink {...props} to={props.to} />
  ) : (
    // The browser knows all routes from the start.
    <RouterLink discover="none" {...props} />
  );
}

function StaticLink({
  to,
  discover: _discover,
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...rest
}: LinkProps & { to: string }) {
  return <a {...rest} href={to} />;
}
