import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import './button.css';

interface Looks {
  look?: 'primary' | 'secondary' | 'quiet' | 'link' | undefined;
  /** Fills the width it is given. */
  wide?: boolean | undefined;
  /** Stands before the text. */
  icon?: ReactNode;
}

const classes = ({ look = 'secondary', wide }: Looks, className?: string) =>
  ['button', `button--${look}`, wide && 'button--wide', className].filter(Boolean).join(' ');

/** A real button; `pending` keeps its place and says so to assistive technology. */
export function Button({
  look,
  wide,
  icon,
  pending = false,
  className,
  children,
  ...rest
}: Looks & { pending?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      className={classes({ look, wide }, className)}
      {...rest}
    >
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  wide,
  icon,
  className,
  children,
  ...rest
}: Looks & LinkProps & { className?: string }) {
  return (
    <Link prefetch="intent" className={classes({ look, wide }, className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
