import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { FailedLetter, lettersEndpoints } from '#contracts/admin/work/letters.ts';
import { callApi } from '../../api/call-api.ts';
import { say } from '../../ui/toasts.tsx';

type Letters = typeof lettersEndpoints;
const key = ['letters'];
/** Letters are asked for again after so many ms: nothing tells that one has left. */
const FRESH = 15_000;

export const useLetters = () =>
  useQuery({
    queryKey: key,
    queryFn: () => callApi<Letters['list']>({ method: 'GET', url: adminPaths.letters }),
    refetchInterval: FRESH,
  });

/** Another try, at once. */
export function useRetry(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ queue, id }: Pick<FailedLetter, 'queue' | 'id'>) =>
      callApi<Letters['retry']>({
        method: 'POST',
        url: adminPaths.letterRetry,
        params: { queue, id },
      }),
    onSuccess: onDone,
    onError: ({ message }) => say(message),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
