import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import './icon-button.css';

interface IconButtonContent {
  icon: ReactNode;
  /** The accessible name; it must contain the count. */
  label: string;
  /** The text under the icon on wide screens. */
  caption?: string | undefined;
  /** Shown on the icon when it is above zero. */
  count?: number | undefined;
}

/** A square button with an icon. */
export function IconButton({
  icon,
  label,
  caption,
  count,
  className,
  ...rest
}: IconButtonContent & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={label} className={classes(className)} {...rest}>
      <Face icon={icon} caption={caption} count={count} />
    </button>
  );
}

/** A link with the style of an icon button. */
export function IconLink({
  icon,
  label,
  caption,
  count,
  className,
  ...rest
}: IconButtonContent & LinkProps & { className?: string }) {
  return (
    <Link prefetch="intent" aria-label={label} className={classes(className)} {...rest}>
      <Face icon={icon} caption={caption} count={count} />
    </Link>
  );
}

const classes = (className = '') => `icon-button ${className}`.trim();

const Face = ({ icon, caption, count = 0 }: Omit<IconButtonContent, 'label'>) => (
  <>
    <span className="icon-button__icon" data-count={count > 99 ? '99+' : count || undefined}>
      {icon}
    </span>
    {caption && <span className="icon-button__caption">{caption}</span>}
  </>
);
