import type { Device } from '#contracts/accounts.ts';
import { authPaths } from '#contracts/paths.ts';
import { readDevices } from '../../api/answers/accounts.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';

/** The devices that are signed in, the latest used first. Rejects with ShopError, as all calls of this file do. */
export const listDevices = async (): Promise<Device[]> =>
  readDevices((await callApi('GET', authPaths.sessions)).data);

export const endDevice = (id: string) => callApi('DELETE', fillPath(authPaths.session, id));

/** Signs out every other device. */
export const endOtherDevices = () => callApi('DELETE', authPaths.sessions);
