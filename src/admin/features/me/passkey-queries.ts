import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { Passkey, passkeyEndpoints } from '#contracts/admin/staff/passkeys.ts';
import { callApi } from '../../api/call-api.ts';
import { makePasskey } from '../../api/passkeys.ts';
import { sessionKey } from '../../api/session-key.ts';
import { useStepUp } from '../../api/step-up.ts';

type Passkeys = typeof passkeyEndpoints;
const key = ['own-passkeys'];

/** The passkeys of the member, the first first. */
export const usePasskeys = () =>
  useQuery({
    queryKey: key,
    queryFn: () => callApi<Passkeys['listPasskeys']>({ method: 'GET', url: adminPaths.passkeys }),
  });

/** A change of the passkeys: it asks for the second factor, and all that it touches is read again. */
function useChange<Given, Result>(
  work: (given: Given) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const withStepUp = useStepUp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => withStepUp(() => work(given)),
    onSuccess: onDone,
    onSettled: () =>
      Promise.all(
        [key, sessionKey, ['own-sessions']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export const useAddPasskey = (onDone: (passkey: Passkey) => void) =>
  useChange(async (name: string) => {
    const options = await callApi<Passkeys['offerPasskey']>({
      method: 'POST',
      url: adminPaths.passkeyOffer,
    });
    const made = await makePasskey(options);
    return callApi<Passkeys['addPasskey']>({
      method: 'POST',
      url: adminPaths.passkeys,
      body: { name, made },
    });
  }, onDone);

export const useRenamePasskey = (id: string, onDone: (passkey: Passkey) => void) =>
  useChange(
    (name: string) =>
      callApi<Passkeys['renamePasskey']>({
        method: 'PUT',
        url: adminPaths.passkey,
        params: { id },
        body: { name },
      }),
    onDone,
  );

export const useRemovePasskey = (id: string, onDone: () => void) =>
  useChange(
    () =>
      callApi<Passkeys['removePasskey']>({
        method: 'DELETE',
        url: adminPaths.passkey,
        params: { id },
      }),
    onDone,
  );
