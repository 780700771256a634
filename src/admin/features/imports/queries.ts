import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call-api.ts';
import { importsCalls } from '../../api/endpoints/imports.ts';
import { useChange } from '../../api/use-change.ts';
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
export const useSettle = (onDone: () => void) =>
  useChange((id: number) => call(importsCalls.settle, { params: { id } }), {
    onDone,
    onFailure: ({ message }) => say(message),
    makesOld: [key, ['today']],
  });
