/** So many messages are shown at once. */
const MOST = 2;

/** The messages that stay when there are too many: the oldest leave, but before them those that offer nothing to do. */
export function newestToasts<One extends { readonly id: number; readonly action?: unknown }>(
  toasts: readonly One[],
): readonly One[] {
  if (toasts.length <= MOST) return toasts;
  const idle = toasts.slice(0, -1).findIndex(({ action }) => action === undefined);
  return newestToasts(toasts.toSpliced(Math.max(idle, 0), 1));
}
