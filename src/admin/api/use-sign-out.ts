import { useMutation } from '@tanstack/react-query';
import { call } from './call-api.ts';
import { staffCalls } from './endpoints/staff.ts';
import { openAnew } from './open-anew.ts';

/** Ends the session. Nothing that was shown or typed stays in the browser. */
export const useSignOut = () =>
  useMutation({
    mutationFn: () => call(staffCalls.signOut),
    onSuccess: openAnew,
  });
