/** Whether a call is among the first `count` of a window of `length` ms. The window starts with its first call. `now` in ms. */
export function atMost(
  count: number,
  length: number,
  now: () => number = () => performance.now(),
): () => boolean {
  let end = Number.NEGATIVE_INFINITY;
  let used = 0;
  return () => {
    if (now() >= end) {
      end = now() + length;
      used = 0;
    }
    used += 1;
    return used <= count;
  };
}
