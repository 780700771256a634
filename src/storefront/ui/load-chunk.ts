/** Spec section 9, "Script chunk load time-out". */
export const CHUNK_TIMEOUT = 120_000;

/** Loads a lazy chunk. Rejects when it fails or takes more than 120 s. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A chunk did not load in time')), CHUNK_TIMEOUT);
  });
  return Promise.race([load(), tooLate]).finally(() => clearTimeout(timer));
}
