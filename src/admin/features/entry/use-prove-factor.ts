import { useMutation } from '@tanstack/react-query';
import type { OwnSession } from '#contracts/admin/staff/staff.ts';
import { call } from '../../api/call-api.ts';
import { passkeyCalls, staffCalls } from '../../api/endpoints/staff.ts';
import { showPasskey } from '../../api/passkeys.ts';
import { useTakeSession } from '../../api/session.ts';

/** Shows the second factor, by a code or by a passkey: the session is complete, and for ten minutes good for what is most dangerous. */
export function useProveFactor(onProved?: () => void) {
  const takeSession = useTakeSession();
  const onSuccess = (session: OwnSession) => {
    takeSession(session);
    onProved?.();
  };
  const byCode = useMutation({
    mutationFn: ({ code = '' }: Record<string, string>) =>
      call(staffCalls.proveFactor, { body: { code } }),
    onSuccess,
  });
  const byPasskey = useMutation({
    mutationFn: async () => call(passkeyCalls.provePasskey, { body: await showPasskey() }),
    onSuccess,
  });
  return {
    byCode(values: Record<string, string>) {
      byPasskey.reset();
      byCode.mutate(values);
    },
    byPasskey() {
      byCode.reset();
      byPasskey.mutate();
    },
    /** Of the last try. */
    failure: byPasskey.error ?? byCode.error,
    isCodeSent: byCode.isPending,
    isPasskeyAsked: byPasskey.isPending,
  };
}
