import type { ComponentProps, MouseEvent, ReactNode } from 'react';
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

/**
 * A real button. While `pending` it cannot be pressed and says so to assistive technology, but keeps its place and the focus,
 * which `disabled` would lose.
 */
export function Button({
  look,
  wide,
  icon,
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: Looks & { pending?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      className={classes({ look, wide }, className)}
      aria-disabled={pending || undefined}
      {...rest}
      onClick={pending ? hold : onClick}
    >
      {icon}
      {children}
    </button>
  );
}

/** Nor is its form sent. */
const hold = (event: MouseEvent) => event.preventDefault();

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
