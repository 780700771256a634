import { useMutation } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { passkeyEndpoints } from '#contracts/admin/staff/passkeys.ts';
import type { OwnSession, staffEndpoints } from '#contracts/admin/staff/staff.ts';
import { callApi } from '../../api/call-api.ts';
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
      callApi<(typeof staffEndpoints)['proveFactor']>({
        method: 'POST',
        url: adminPaths.factor,
        body: { code },
      }),
    onSuccess,
  });
  const byPasskey = useMutation({
    mutationFn: async () =>
      callApi<(typeof passkeyEndpoints)['provePasskey']>({
        method: 'POST',
        url: adminPaths.passkeyFactor,
        body: await showPasskey(),
      }),
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
