import { useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { useConnectionIsLost } from '../../api/connection.ts';
import { CHUNK_TIMEOUT } from '../../ui/load-chunk.ts';
import { ReloadOffer } from '../../ui/reload-offer.tsx';

/**
 * Offers a reload when a navigation takes 120 s. API calls time out after 15 s, so a script chunk must be missing. Without a connection
 * the navigation waits for it, and a reload would lose the page.
 */
export function StuckNavigation() {
  const { state, location } = useNavigation();
  const [stuck, setStuck] = useState(false);
  const isLost = useConnectionIsLost();

  useEffect(() => {
    setStuck(false);
    if (state !== 'loading' || isLost) return;
    const timer = setTimeout(() => setStuck(true), CHUNK_TIMEOUT);
    return () => clearTimeout(timer);
  }, [state, isLost]);

  return stuck && location ? <ReloadOffer to={createPath(location)} /> : null;
}
