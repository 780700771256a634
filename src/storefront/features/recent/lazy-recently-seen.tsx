import { useChunk } from '../../ui/use-chunk.ts';
import type { RecentlySeenProps } from './recently-seen.tsx';
import { useSeen } from './use-seen.ts';

const load = () => import('./recently-seen.tsx');

/**
 * The products that were opened in this browser; `last`: only the last one, for a narrow column. A lazy chunk: they come
 * after hydration, at the end of a page.
 */
export function LazyRecentlySeen({ last, ...props }: RecentlySeenProps & { last?: boolean }) {
  const chunk = useChunk(load, useSeen().length > 0);
  if (chunk.state !== 'there') return null;
  return last ? <chunk.module.LastSeen /> : <chunk.module.RecentlySeen {...props} />;
}
