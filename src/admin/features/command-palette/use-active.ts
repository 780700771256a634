import { useState } from 'react';
import type { Option } from './use-palette-sections.tsx';

/** The option that Enter chooses: the first one, until the arrows move on. After the last comes the first. */
export function useActive(options: readonly Option[]) {
  const [id, setId] = useState<string>();
  const place = Math.max(
    options.findIndex((option) => option.id === id),
    0,
  );
  return {
    active: options[place],
    move: (step: 1 | -1) => setId(options.at((place + step) % options.length)?.id),
    forget: () => setId(undefined),
  };
}
