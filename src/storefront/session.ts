import { guestData } from './guest-data.ts';
import { logFailure } from './log.ts';
import { keepSignIn, signOut, type Tokens } from './viewer.ts';

/**
 * Signs in by a call that answers tokens, and brings the guest's data along; a step that fails is only logged. False where the
 * answer has no tokens (spec section 8). Rejects as the call does.
 */
export async function enter(askForTokens: () => Promise<Tokens | null>): Promise<boolean> {
  await each('save');
  const tokens = await askForTokens();
  if (!tokens) return false;
  const viewer = await keepSignIn(tokens);
  if (viewer.state === 'customer') await each('adopt');
  return true;
}

/** Signs out; nothing of the customer stays in this browser. */
export async function leave(): Promise<void> {
  await each('save');
  await signOut();
  for (const { forget } of guestData) forget();
}

/** Does one step for every kind of guest data, all at once. */
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
