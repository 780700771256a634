import { useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { CHUNK_TIMEOUT } from '../../ui/load-chunk.ts';
import { ReloadOffer } from '../../ui/reload-offer.tsx';

/** Calls give up after 15 s: a page that is still on its way after 120 s waits for a script that does not come. */
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
