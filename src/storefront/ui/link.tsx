import type { Ref } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router';
import { useConnectionIsLost } from '../api/connection.ts';

export type { LinkProps };

/** An address that the router writes unchanged: from the root, without empty or dotted steps, without an empty query. */
const plain = /^(?!.*(?:\/\/|\/\.|\?#|[?#]$))\//;

/**
 * A link within the shop. On the server it is the same `<a>` without the router's work, which is for browsers: half of the rendering of a menu.
 */
export function Link(props: LinkProps & { ref?: Ref<HTMLAnchorElement> | undefined }) {
  return import.meta.env.SSR && typeof props.to === 'string' && plain.test(props.to) ? (
    <StaticLink {...props} to={props.to} />
  ) : (
    <BrowserLink {...props} />
  );
}

/** Nothing is prefetched without a connection: a browser remembers that a script failed. */
function BrowserLink({ prefetch = 'none', ...rest }: LinkProps) {
  const isLost = useConnectionIsLost();
  // The browser knows all routes from the start.
  return <RouterLink discover="none" prefetch={isLost ? 'none' : prefetch} {...rest} />;
}

function StaticLink({
  to,
  target,
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
  return <a {...rest} href={to} target={target} />;
}
