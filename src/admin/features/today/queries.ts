import type { DemoLeft } from '#contracts/admin/work/demo.ts';
import { call } from '../../api/call-api.ts';
import { demoCalls } from '../../api/endpoints/work.ts';
import { useChange } from '../../api/use-change.ts';

/** The beginning of every key. */
const EVERYTHING = [] as const;

/** Removes the examples; everything that might show them is read again. */
export const useRemoveDemo = (onDone: (removed: DemoLeft) => void) =>
  useChange(() => call(demoCalls.remove), { onDone, makesOld: [EVERYTHING] });
