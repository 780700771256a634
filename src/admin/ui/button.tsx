import './button.css';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';

interface Props extends Omit<ButtonProps, 'className'> {
  readonly look?: 'main' | 'plain' | 'quiet' | 'danger';
}

/** A button. While it is pending it keeps the focus and cannot be pressed again. */
export const Button = ({ look = 'plain', ...props }: Props) => (
  <AriaButton {...props} className={`button button--${look}`} />
);
