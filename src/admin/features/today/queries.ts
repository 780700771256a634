import { useQuery } from '@tanstack/react-query';
import type { DemoLeft } from '#contracts/admin/work/demo.ts';
import { call } from '../../api/call-api.ts';
import { demoCalls, todayCalls } from '../../api/endpoints/work.ts';
import { howOften } from '../../api/live.ts';
import { useChange } from '../../api/use-change.ts';

/** The beginning of every key. */
const EVERYTHING = [] as const;

export const useToday = () =>
  useQuery({
    queryKey: ['today'],
    queryFn: () => call(todayCalls.get),
    refetchInterval: howOften,
  });

/** Removes the examples; everything that might show them is read again. */
export const useRemoveDemo = (onDone: (removed: DemoLeft) => void) =>
  useChange(() => call(demoCalls.remove), { onDone, makesOld: [EVERYTHING] });
