import { useState } from 'react';
import { comparePageMessages } from '#messages/catalogue/compare-page.ts';
import type { CompareEntry } from './compare-entry.ts';

/** The most entries that fit into the drawing. */
const MAX_ENTRIES = 4;

interface Props {
  entries: readonly CompareEntry[];
  /** The drawing is wider than the window, so it must be focusable to scroll by keyboard. */
  scrolls: boolean;
}

const hasSize = ({ dimensions: { width, height } }: CompareEntry) => Boolean(width && height);

/** A drawing of the first entries with known dimensions, at one scale. Nothing for fewer than two, or when it fails to load. */
export function CompareDrawing({ entries, scrolls }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const drawn = entries.filter(hasSize).slice(0, MAX_ENTRIES);
  const src = `/drawings/compare.svg?variants=${drawn.map(({ variantId }) => variantId).join()}`;
  if (drawn.length < 2 || failed === src) return null;
  return (
    <section
      className="compare__drawing"
      aria-label={comparePageMessages.drawingRegion}
      tabIndex={scrolls ? 0 : undefined}
    >
      <img src={src} alt={comparePageMessages.drawing} onError={() => setFailed(src)} />
    </section>
  );
}
