import { useQuery } from '@tanstack/react-query';
import type { StoredKeeping } from '#contracts/admin/keeping/keeping.ts';
import { call } from '../../api/call-api.ts';
import { keepingCalls } from '../../api/endpoints/keeping.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['keeping'];

/** The terms of keeping, with what the nights removed by them. */
export const useKeeping = () => useQuery({ queryKey: key, queryFn: () => call(keepingCalls.get) });

export const useSaveKeeping = (onDone: () => void) =>
  useChange((body: Pick<StoredKeeping, 'terms' | 'version'>) => call(keepingCalls.save, { body }), {
    onDone,
    answers: key,
    asksCode: true,
  });
