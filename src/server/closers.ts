/** Functions that close what was opened, in the order of opening. */
export type Closers = (() => Promise<unknown> | unknown)[];

/** Closes everything in reverse order. */
export async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
