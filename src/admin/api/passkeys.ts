import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { passkeyMessages as words } from '#messages/office/passkeys.ts';
import { call } from './call-api.ts';
import { passkeyCalls } from './endpoints/staff.ts';

const origin = document.querySelector<HTMLMetaElement>('meta[name="passkey-origin"]')?.content;

/** Whether this browser has passkeys and the page stands at the one address where they work. */
export const offersPasskeys: boolean =
  origin === location.origin && 'PublicKeyCredential' in window;

/** Loaded when the first passkey is made or shown. */
const webauthn = () => import('@simplewebauthn/browser');

/** Lets the member show a passkey, whichever the browser has. Throws with a text for the screen. */
export async function showPasskey(): Promise<AuthenticationResponseJSON> {
  const optionsJSON = await call(passkeyCalls.askForPasskey);
  try {
    const { startAuthentication } = await webauthn();
    return await startAuthentication({ optionsJSON });
  } catch (cause) {
    throw new Error(words.notShown, { cause });
  }
}

/** Lets the member make a passkey. Throws with a text for the screen. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  try {
    const { startRegistration } = await webauthn();
    return await startRegistration({ optionsJSON });
  } catch (cause) {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    throw new Error(isKnown ? words.alreadyThere : words.notMade, { cause });
  }
}
