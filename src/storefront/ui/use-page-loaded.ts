import { useEffect, useState } from 'react';

/** True once the page has loaded all that its first screen needs: what nobody sees yet is fetched after that. */
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
