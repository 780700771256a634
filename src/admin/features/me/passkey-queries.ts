import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Passkey } from '#contracts/admin/staff/passkeys.ts';
import { call } from '../../api/call-api.ts';
import { passkeyCalls } from '../../api/endpoints/staff.ts';
import { makePasskey } from '../../api/passkeys.ts';
import { sessionKey } from '../../api/session-key.ts';
import { useStepUp } from '../../api/step-up.ts';

const key = ['own-passkeys'];

/** The passkeys of the member, the first first. */
export const usePasskeys = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(passkeyCalls.listPasskeys),
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
    const options = await call(passkeyCalls.offerPasskey);
    const made = await makePasskey(options);
    return call(passkeyCalls.addPasskey, { body: { name, made } });
  }, onDone);

export const useRenamePasskey = (id: string, onDone: (passkey: Passkey) => void) =>
  useChange(
    (name: string) => call(passkeyCalls.renamePasskey, { params: { id }, body: { name } }),
    onDone,
  );

export const useRemovePasskey = (id: string, onDone: () => void) =>
  useChange(() => call(passkeyCalls.removePasskey, { params: { id } }), onDone);
