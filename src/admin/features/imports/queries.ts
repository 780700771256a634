import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call-api.ts';
import { importsCalls } from '../../api/endpoints/imports.ts';
import { say } from '../../ui/toasts.tsx';

const key = ['imports'];
/** Asked for again after so many ms: nothing tells of an import. */
const FRESH = 15_000;

export const useImports = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(importsCalls.list),
    refetchInterval: FRESH,
  });

/** Notes that what an import refused was looked at. */
export function useSettle(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(importsCalls.settle, { params: { id } }),
    onSuccess: onDone,
    onError: ({ message }) => say(message),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: ['today'] }),
      ]),
  });
}
