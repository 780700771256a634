import './check.css';
import type { ChangeEventHandler, ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly defaultChecked?: boolean;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
  readonly children: ReactNode;
}

/** A box to tick. In the values of a form it is there only when it is ticked. */
export const Check = ({ children, ...props }: Props) => (
  <label className="check">
    <input type="checkbox" {...props} />
    <span>{children}</span>
  </label>
);
