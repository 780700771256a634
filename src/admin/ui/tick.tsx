import './tick.css';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly isTicked: boolean;
  /** Some of what it stands for is ticked. */
  readonly isSome?: boolean;
  readonly onChange: () => void;
  /** What is beside the box, for the eyes only. */
  readonly children?: ReactNode;
}

/** The box that ticks a row of a list, or all of them. */
export const Tick = ({ label, isTicked, isSome = false, onChange, children }: Props) => (
  <label className="tick">
    <input
      type="checkbox"
      aria-label={label}
      checked={isTicked}
      ref={(box) => {
        if (box) box.indeterminate = isSome && !isTicked;
      }}
      onChange={onChange}
    />
    {children}
  </label>
);
