import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../log.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { whenIdle } from './when-idle.ts';

/** The record of the visit and the question about cookies: after everything else, and never in its way. */
export function Telemetry() {
  const [parts, setParts] = useState<{ CookieNotice: ComponentType }>();

  useEffect(
    () =>
      whenIdle(async () => {
        try {
          const { sendOnce, CookieNotice } = await loadChunk(() => import('./idle-part.ts'));
          setParts({ CookieNotice });
          await sendOnce();
        } catch (error) {
          logFailure('the telemetry record was not sent', error);
        }
      }),
    [],
  );

  return parts ? <parts.CookieNotice /> : null;
}
