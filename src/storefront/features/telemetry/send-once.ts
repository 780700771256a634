import { telemetryCalls } from '#contracts/calls/telemetry.ts';
import { callApi } from '../../api/call-api.ts';
import { sessionId } from '../../api/device.ts';
import { createStored, textCodec } from '../../browser-storage.ts';
import { makeRecord } from './record.ts';

/** The session id whose record was sent. */
const sent = createStored(() => sessionStorage, 'telemetry_sent', textCodec);

/** Sends the record once per session. */
export async function sendOnce(): Promise<void> {
  const session = sessionId();
  if (sent.get() === session) return;
  await callApi(telemetryCalls.collect, await makeRecord());
  sent.set(session);
}
