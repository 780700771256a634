import { useEffect, useState } from 'react';

/** True after the `load` event: pictures out of sight are fetched then. */
export function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const loaded = () => setLoaded(true);
    if (document.readyState === 'complete') return loaded();
    window.addEventListener('load', loaded);
    return () => window.removeEventListener('load', loaded);
  }, []);
  return isLoaded;
}
