const LATEST = 5000;

/** Calls back once the browser has nothing better to do; answers how to call it off. */
export function whenIdle(callback: () => void): () => void {
  // Safari before 26 knows no idle time.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}
