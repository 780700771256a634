import type { DeliveryPart } from '../features/checkout/checkout-page.tsx';
import { useChunk } from '../ui/use-chunk.ts';

const load = () => import('./delivery-at-checkout.tsx');

/** The part of checkout about delivery: the page does without it until it is loaded. */
export function OrderDelivery(part: DeliveryPart) {
  const chunk = useChunk(load, true);
  return chunk.state === 'there' ? <chunk.module.DeliveryAtCheckout {...part} /> : null;
}
