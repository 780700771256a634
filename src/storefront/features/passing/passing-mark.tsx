import type { KnownSizes } from '#contracts/carried-sizes.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import { useWayInText } from './way-in-store.ts';

const load = () => import('./card-mark.tsx');

/** Whether a thing comes into the flat, on its card; nothing before the shopper has told of the flat. */
export function PassingMark(known: KnownSizes) {
  const text = useWayInText();
  const chunk = useChunk(load, text !== null);
  return text && chunk.state === 'there' ? <chunk.module.CardMark {...known} text={text} /> : null;
}
