import { useState } from 'react';
import { comparePageMessages } from '#messages/compare-page.ts';
import type { CompareEntry } from './compare-entry.ts';

/** As many as the drawing has room for. */
const MOST = 4;

interface Props {
  entries: readonly CompareEntry[];
  /** Wider than the window: the keyboard must reach it. */
  scrolls: boolean;
}

const hasSize = ({ dimensions: { width, height } }: CompareEntry) => Boolean(width && height);

/** The first things of known size side by side at one scale; nothing where there are fewer than two, or no drawing. */
export function CompareDrawing({ entries, scrolls }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const drawn = entries.filter(hasSize).slice(0, MOST);
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
