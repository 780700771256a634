import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallToReturn, callsEndpoints } from '#contracts/admin/callbacks/callbacks.ts';
import type { CallState } from '#contracts/admin/callbacks/values.ts';
import { type Call, call } from '../../api/call-api.ts';
import { callsCalls } from '../../api/endpoints/callbacks.ts';
import { howOften } from '../../api/live.ts';
import { useChange } from '../../api/use-change.ts';

type Calls = typeof callsEndpoints;
export type MadeCall = Omit<Call<Calls['record']>['body'], 'version'>;

const key = ['calls'];

/** The requests by pages: open ones by when they are due, closed ones the latest first. */
export const useCalls = (state: CallState) =>
  useInfiniteQuery({
    queryKey: [...key, state],
    queryFn: ({ pageParam }) =>
      call(callsCalls.list, { query: { state, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: howOften,
  });

export const useTakeCall = ({ id, version }: CallToReturn) =>
  useChange(
    (taken: boolean) => call(callsCalls.take, { params: { id }, body: { version, taken } }),
    { makesOld: [key] },
  );

export const useRecordCall = ({ id, version }: CallToReturn, onDone: () => void) =>
  useChange(
    (made: MadeCall) => call(callsCalls.record, { params: { id }, body: { ...made, version } }),
    { onDone, makesOld: [key] },
  );
