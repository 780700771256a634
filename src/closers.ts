/** What has been begun and must be ended, in the order in which it was begun. */
export type Closers = (() => Promise<unknown> | unknown)[];

/** Ends everything, the last begun first. */
export async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
