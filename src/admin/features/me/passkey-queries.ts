import { useQuery } from '@tanstack/react-query';
import type { Passkey } from '#contracts/admin/staff/passkeys.ts';
import { call } from '../../api/call-api.ts';
import { passkeyCalls } from '../../api/endpoints/staff.ts';
import { makePasskey } from '../../api/passkeys.ts';
import { sessionKey } from '../../api/session-key.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['own-passkeys'];

/** The passkeys of the member, the first first. */
export const usePasskeys = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(passkeyCalls.listPasskeys),
  });

/** Of every change of the passkeys. */
const ends = { asksCode: true, makesOld: [key, sessionKey, ['own-sessions']] };

export const useAddPasskey = (onDone: (passkey: Passkey) => void) =>
  useChange(
    async (name: string) => {
      const options = await call(passkeyCalls.offerPasskey);
      const made = await makePasskey(options);
      return call(passkeyCalls.addPasskey, { body: { name, made } });
    },
    { onDone, ...ends },
  );

export const useRenamePasskey = (id: string, onDone: (passkey: Passkey) => void) =>
  useChange(
    (name: string) => call(passkeyCalls.renamePasskey, { params: { id }, body: { name } }),
    { onDone, ...ends },
  );

export const useRemovePasskey = (id: string, onDone: () => void) =>
  useChange(() => call(passkeyCalls.removePasskey, { params: { id } }), { onDone, ...ends });
