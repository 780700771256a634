import './button.css';
import { type LinkProps, Link as RouterLink } from 'react-router';

interface Props extends Omit<LinkProps, 'className'> {
  readonly look?: 'main' | 'plain';
}

/** A link to another screen of the office that is the next thing to do. */
export const ButtonLink = ({ look = 'plain', ...props }: Props) => (
  <RouterLink {...props} className={`button button--${look}`} />
);
