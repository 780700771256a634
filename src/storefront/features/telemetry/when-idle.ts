const LATEST = 5000;

/** Calls back when the browser is idle. Returns the function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari before version 26 has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}
