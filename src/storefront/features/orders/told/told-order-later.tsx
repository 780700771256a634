import type { ComponentProps } from 'react';
import { useChunk } from '../../../ui/use-chunk.ts';
import { InvalidLink } from '../invalid-link.tsx';
import type { ToldOrderPage } from './told-order-page.tsx';

const load = () => import('./told-order-page.tsx');

/** A link that is of no order may be of one that the staff have written down, whose page is loaded then. */
export function ToldOrderLater(props: ComponentProps<typeof ToldOrderPage>) {
  const chunk = useChunk(load, true);
  if (chunk.state === 'there') return <chunk.module.ToldOrderPage {...props} />;
  return chunk.state === 'failed' ? <InvalidLink /> : null;
}
