import { type LinkProps, Link as RouterLink } from 'react-router';

/** A link to another screen of the office. */
export const Link = (props: Omit<LinkProps, 'className'>) => (
  <RouterLink {...props} className="link" />
);
