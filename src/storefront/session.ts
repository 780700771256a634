import { guestData } from './guest-data.ts';
import { logFailure } from './log.ts';
import { keepSignIn, signOut, type Tokens } from './viewer.ts';

/**
 * Signs in with the tokens of `requestTokens` and merges the guest's data. A step that fails is only logged. Returns false when the answer
 * has no tokens (spec section 8). Rejects when `requestTokens` rejects.
 */
export async function enter(requestTokens: () => Promise<Tokens | null>): Promise<boolean> {
  await each('save');
  const tokens = await requestTokens();
  if (!tokens) return false;
  const viewer = await keepSignIn(tokens);
  if (viewer.state === 'customer') await each('adopt');
  return true;
}

/** Signs out and removes the customer's data from this browser. */
export async function leave(): Promise<void> {
  await each('save');
  await signOut();
  for (const { purge } of guestData) purge();
}

/** Runs one step for all kinds of guest data in parallel. */
async function each(step: 'save' | 'adopt'): Promise<void> {
  await Promise.all(
    guestData.map(async ({ name, [step]: take }) => {
      try {
        await take?.();
      } catch (error) {
        logFailure(`guest data, ${step}: ${name}`, error);
      }
    }),
  );
}
