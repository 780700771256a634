import type { ReactNode } from 'react';
import { ApiFailure } from '../api/call-api.ts';
import { Failure } from './failure.tsx';
import { Notice } from './notice.tsx';
import { Waiting } from './waiting.tsx';

interface Props<Data> {
  /** A query (TanStack Query). */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    refetch(): unknown;
  };
  /** In the place of what is being loaded. */
  readonly waiting?: ReactNode;
  /** Said where there is no such thing (404). */
  readonly gone?: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a query brings; before it the wait. A failure has a button that asks again; what was loaded before stays below it. */
export const Loaded = <Data,>({ query, waiting = <Waiting />, gone, children }: Props<Data>) => {
  const { data, error } = query;
  const isGone = gone !== undefined && error instanceof ApiFailure && error.status === 404;
  return (
    <>
      {isGone && <Notice look="error">{gone}</Notice>}
      {error && !isGone && <Failure error={error} onRetry={() => query.refetch()} />}
      {data === undefined ? !error && waiting : children(data)}
    </>
  );
};
