import { type ReactNode, useState } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a form that is open where there is room, and folded on a phone until it is asked for. */
export function Fold({ title, children }: Props) {
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 48em)').matches);
  return (
    <details
      className="product-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}
