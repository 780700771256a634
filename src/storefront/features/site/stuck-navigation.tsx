import { useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { CHUNK_TIMEOUT } from '../../ui/load-chunk.ts';
import { ReloadOffer } from '../../ui/reload-offer.tsx';

/** Offers a reload when a navigation takes 120 s. API calls time out after 15 s, so a script chunk must be missing. */
export function StuckNavigation() {
  const { state, location } = useNavigation();
  const [stuck, setStuck] = useState(false);

  useEffect(() => {
    setStuck(false);
    if (state !== 'loading') return;
    const timer = setTimeout(() => setStuck(true), CHUNK_TIMEOUT);
    return () => clearTimeout(timer);
  }, [state]);

  return stuck && location ? <ReloadOffer to={createPath(location)} /> : null;
}
