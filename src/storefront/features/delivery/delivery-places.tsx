import type { QuoteRequest } from '#contracts/delivery.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import './delivery-places.css';

const load = () => import('./parts.ts');

/** The parts of a page about delivery; undefined until they are loaded: pages are the same for everyone, the town comes in the browser. */
export function useDeliveryParts(wanted = true) {
  const chunk = useChunk(load, wanted);
  return chunk.state === 'there' ? chunk.module : undefined;
}

/** The place of the town in the header. */
export function TownPlace() {
  const parts = useDeliveryParts();
  return <div className="town-place">{parts && <parts.TownButton />}</div>;
}

interface PlaceProps {
  readonly lines: QuoteRequest['lines'];
  /** Tells what goods and delivery cost in all. */
  readonly hasWhole?: boolean;
}

/** The place of the note about delivery. */
export function DeliveryPlace(props: PlaceProps) {
  const parts = useDeliveryParts();
  return <div className="delivery-place">{parts && <parts.DeliveryNote {...props} />}</div>;
}

interface Item {
  readonly variantId: number | null;
  readonly quantity: number;
}

/** The lines of a cart that delivery can be counted for: those whose variants are known. */
export const quotedLines = (items: readonly Item[]): QuoteRequest['lines'] =>
  items.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variant: variantId, quantity }],
  );
