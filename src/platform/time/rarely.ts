/** Calls through at most once in `pause` milliseconds, for progress on a screen. */
export function rarely<Arguments extends unknown[]>(
  pause: number,
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  let last = performance.now();
  return (...given) => {
    if (performance.now() - last < pause) return;
    last = performance.now();
    act(...given);
  };
}
