import { useChange } from '../api/use-change.ts';
import { call } from './call-api.ts';
import { staffCalls } from './endpoints/staff.ts';
import { openAnew } from './open-anew.ts';

/** Ends the session. Nothing that was shown or typed stays in the browser. */
export const useSignOut = () => useChange(() => call(staffCalls.signOut), { onDone: openAnew });
