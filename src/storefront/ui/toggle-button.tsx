import type { ReactNode } from 'react';
import './toggle-button.css';

interface Props {
  label: string;
  icon: ReactNode;
  pressed: boolean;
  onToggle: () => void;
  /** Icon only. */
  round?: boolean | undefined;
}

/** A toggle button (`aria-pressed`). */
export function ToggleButton({ label, icon, pressed, onToggle, round = false }: Props) {
  return (
    <button
      type="button"
      className={`toggle needs-script ${round ? 'toggle--round' : ''}`.trim()}
      aria-pressed={pressed}
      aria-label={round ? label : undefined}
      title={round ? label : undefined}
      onClick={onToggle}
    >
      {icon}
      {!round && label}
    </button>
  );
}
