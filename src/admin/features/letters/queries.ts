import { useQuery } from '@tanstack/react-query';
import type { FailedLetter } from '#contracts/admin/work/letters.ts';
import { call } from '../../api/call-api.ts';
import { lettersCalls } from '../../api/endpoints/work.ts';
import { useChange } from '../../api/use-change.ts';
import { say } from '../../ui/toasts.tsx';

const key = ['letters'];
/** Letters are asked for again after so many ms: nothing tells that one has left. */
const FRESH = 15_000;

export const useLetters = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(lettersCalls.list),
    refetchInterval: FRESH,
  });

/** Another try, at once. */
export const useRetry = (onDone: () => void) =>
  useChange(
    ({ queue, id }: Pick<FailedLetter, 'queue' | 'id'>) =>
      call(lettersCalls.retry, { params: { queue, id } }),
    { onDone, onFailure: ({ message }) => say(message), makesOld: [key] },
  );
