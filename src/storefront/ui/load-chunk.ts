/** Spec section 9, "Script chunk load time-out". */
export const CHUNK_TIMEOUT = 120_000;

/**
 * Loads a lazy chunk. Rejects when it fails or takes more than 120 s. A chunk that failed before is asked for at a new address: browsers
 * remember for as long as a page is open that an address gave no script, also after the connection has returned.
 */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A chunk is late')), CHUNK_TIMEOUT);
  });
  const loaded = load().catch(loadAnew<Module>);
  return Promise.race([loaded, tooLate]).finally(() => clearTimeout(timer));
}

let attempts = 0;

/** Chromium and Firefox end their message with the address of the script. */
function loadAnew<Module>(error: unknown): Promise<Module> {
  const address = /https?:\S+\.js$/.exec(String(error))?.[0];
  if (address === undefined) throw error;
  attempts += 1;
  return import(/* @vite-ignore */ `${address}?again=${attempts}`);
}
