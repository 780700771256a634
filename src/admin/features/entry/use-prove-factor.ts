import type { OwnSession } from '#contracts/admin/staff/staff.ts';
import { call } from '../../api/call-api.ts';
import { passkeyCalls, staffCalls } from '../../api/endpoints/staff.ts';
import { showPasskey } from '../../api/passkeys.ts';
import { useTakeSession } from '../../api/session.ts';
import { useChange } from '../../api/use-change.ts';

/** Shows the second factor, by a code or by a passkey: the session is complete, and for ten minutes good for what is most dangerous. */
export function useProveFactor(onProved?: () => void) {
  const takeSession = useTakeSession();
  const onDone = (session: OwnSession) => {
    takeSession(session);
    onProved?.();
  };
  const byCode = useChange(
    ({ code = '' }: Record<string, string>) => call(staffCalls.proveFactor, { body: { code } }),
    { onDone },
  );
  const byPasskey = useChange(
    async () => call(passkeyCalls.provePasskey, { body: await showPasskey() }),
    { onDone },
  );
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
