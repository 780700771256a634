import { useEffect } from 'react';
import { deviceId, sessionId } from '../../api/device.ts';
import { logFailure } from '../../log.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { whenIdle } from './when-idle.ts';

/** Names device and session at once; the record comes after everything else, never in its way. */
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
