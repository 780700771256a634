import type { ComponentProps } from 'react';
import { returnOpening as messages } from '#messages/orders/return-opening.ts';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { LoadingPlaceholder } from '../../../ui/loading-placeholder.tsx';
import { useChunk } from '../../../ui/use-chunk.ts';
import type { GoodsReturnPage } from './goods-return-page.tsx';

const load = () => import('./goods-return-page.tsx');

/** The page of returns, whose script is loaded when it is opened: until then its title. */
export function ReturnLater(props: Omit<ComponentProps<typeof GoodsReturnPage>, 'waiting'>) {
  const chunk = useChunk(load, true);
  const waiting = (
    <>
      <h1>{messages.title}</h1>
      <LoadingPlaceholder needsScript={messages.needsScript} />
    </>
  );
  if (chunk.state === 'there') return <chunk.module.GoodsReturnPage {...props} waiting={waiting} />;
  if (chunk.state === 'waiting') return waiting;
  return <FailureNotice onRetry={() => location.reload()}>{messages.openFailed}</FailureNotice>;
}
