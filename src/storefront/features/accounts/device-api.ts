import type { Device } from '#contracts/accounts.ts';
import { accountCalls } from '#contracts/calls/account.ts';
import { readDevices } from '../../api/answers/accounts.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';

/** The devices that are signed in, the latest used first. Rejects with ShopError, as all calls of this file do. */
export const listDevices = async (): Promise<Device[]> =>
  readDevices((await callApi(accountCalls.listDevices)).data);

export const endDevice = (id: string) => callApi(fillPath(accountCalls.endDevice, id));

/** Signs out every other device. */
export const endOtherDevices = () => callApi(accountCalls.endOtherDevices);
