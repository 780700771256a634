import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import './button.css';

interface ButtonStyle {
  appearance?: 'primary' | 'secondary' | 'quiet' | 'link' | undefined;
  /** Takes the full width. */
  wide?: boolean | undefined;
  /** Shown before the text. */
  icon?: ReactNode;
}

const classes = ({ appearance = 'secondary', wide }: ButtonStyle, className?: string) =>
  ['button', `button--${appearance}`, wide && 'button--wide', className].filter(Boolean).join(' ');

/** A button. While `pending` it is `aria-disabled`: a click does nothing, but it keeps the focus, which `disabled` would lose. */
export function Button({
  appearance,
  wide,
  icon,
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonStyle & { pending?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      className={classes({ appearance, wide }, className)}
      aria-disabled={pending || undefined}
      {...rest}
      onClick={pending ? hold : onClick}
    >
      {icon}
      {children}
    </button>
  );
}

/** Also prevents the submission of the form. */
const hold = (event: MouseEvent) => event.preventDefault();

/** A link with the style of a button. */
export function ButtonLink({
  appearance,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonStyle & LinkProps & { className?: string }) {
  return (
    <Link prefetch="intent" className={classes({ appearance, wide }, className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
