import { type ComponentType, useEffect, useState } from 'react';
import { deviceId, sessionId } from '../../api/device.ts';
import { logFailure } from '../../log.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { whenIdle } from './when-idle.ts';

/** Names device and session at once; the record and the question about cookies come after everything else, never in its way. */
export function Telemetry() {
  const [parts, setParts] = useState<{ CookieNotice: ComponentType }>();

  useEffect(() => {
    deviceId();
    sessionId();
    return whenIdle(async () => {
      try {
        const { sendOnce, CookieNotice } = await loadChunk(() => import('./idle-part.ts'));
        setParts({ CookieNotice });
        await sendOnce();
      } catch (error) {
        logFailure('the telemetry record was not sent', error);
      }
    });
  }, []);

  return parts ? <parts.CookieNotice /> : null;
}
