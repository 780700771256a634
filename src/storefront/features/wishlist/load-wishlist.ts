import { logFailure } from '../../log.ts';
import { currentViewer, loadViewer, onViewer, reloadViewer } from '../../viewer.ts';
import { resetWishlist, setLoadState } from './wishlist-state.ts';
import { wishlistEntries } from './wishlist-storage.ts';

let owner: number | null = null;
let inFlight: Promise<void> | undefined;

/** Loads the list whenever another customer signs in. Called once, after hydration. */
export const followViewer = (): (() => void) => {
  follow();
  return onViewer(follow);
};

function follow(): void {
  const viewer = currentViewer();
  const next = viewer.state === 'customer' ? viewer.user.pk : null;
  if (next === owner) return;
  owner = next;
  inFlight = undefined;
  resetWishlist();
  setLoadState('loading');
  if (next !== null) void loadServerList();
}

/**
 * Loads a customer's list; does nothing for a guest. After a sign-in it pushes the guest's entries to the server, whose list replaces the
 * local one. A failure is logged and kept in the state; no entry is lost.
 */
export async function loadWishlist(): Promise<void> {
  const viewer = await loadViewer();
  if (viewer.state === 'failed') await reloadViewer();
  follow();
  await loadServerList();
}

/** After a sign-out: removes the list from this browser. */
export function purgeWishlist(): void {
  resetWishlist();
  wishlistEntries.set([]);
}

function loadServerList(): Promise<void> {
  if (owner === null) return Promise.resolve();
  if (inFlight) return inFlight;
  const mine = tryLoad(owner).finally(() => {
    if (inFlight === mine) inFlight = undefined;
  });
  inFlight = mine;
  return mine;
}

async function tryLoad(customer: number): Promise<void> {
  try {
    const { readServerList } = await import('./server-wishlist.ts');
    await readServerList(customer);
  } catch (error) {
    logFailure('the wishlist was not loaded', error);
    if (customer === owner) setLoadState('failed');
  }
}
