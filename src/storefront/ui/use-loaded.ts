import { useCallback, useEffect, useRef, useState } from 'react';

/** The state of data that a component loads. */
export type Loaded<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'done'; readonly data: Data };

/** Loads data on mount, and again with `reload`. Stale responses are ignored. */
export function useLoaded<Data>(
  read: () => Promise<Data>,
  onFailure: (error: unknown) => void,
): Loaded<Data> & { reload: () => void; replace: (data: Data) => void } {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'loading' });
  const latest = useRef({ read, onFailure, turn: 0 });
  Object.assign(latest.current, { read, onFailure });

  const reload = useCallback(() => {
    const turn = ++latest.current.turn;
    const isCurrent = () => turn === latest.current.turn;
    setLoaded({ state: 'loading' });
    latest.current.read().then(
      (data) => isCurrent() && setLoaded({ state: 'done', data }),
      (error: unknown) => {
        if (!isCurrent()) return;
        latest.current.onFailure(error);
        setLoaded({ state: 'failed' });
      },
    );
  }, []);
  const replace = useCallback((data: Data) => {
    latest.current.turn += 1;
    setLoaded({ state: 'done', data });
  }, []);

  useEffect(reload, [reload]);
  return { ...loaded, reload, replace };
}
