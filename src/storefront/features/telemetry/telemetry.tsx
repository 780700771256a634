import { useEffect } from 'react';
import { deviceId, sessionId } from '../../api/device.ts';
import { logFailure } from '../../log.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { whenIdle } from './when-idle.ts';

/** Creates the device and session ids at once. The record is sent later, when the browser is idle. */
export function Telemetry() {
  useEffect(() => {
    deviceId();
    sessionId();
    return whenIdle(async () => {
      try {
        const { sendOnce } = await loadChunk(() => import('./send-once.ts'));
        await sendOnce();
      } catch (error) {
        logFailure('the telemetry record was not sent', error);
      }
    });
  }, []);
  return null;
}
