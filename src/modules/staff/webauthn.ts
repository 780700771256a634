import {
  type CreationOptions,
  creationOptions,
  type MadePasskey,
  type ShownPasskey,
} from '#contracts/admin/staff/passkeys.ts';
import type { RelyingParty } from './context.ts';

/** Loaded when the first passkey is used. */
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256 (RFC 9053): every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];

interface User {
  readonly handle: Buffer<ArrayBuffer>;
  readonly name: string;
  readonly displayName: string;
}

/** The options for a new passkey, which the authenticator finds without being told its name and which asks for finger, face or PIN. */
export async function offerOptions(
  { id }: RelyingParty,
  given: {
    readonly user: User;
    readonly shopName: string;
    readonly challenge: Buffer<ArrayBuffer>;
    readonly timeout: number;
    readonly known: readonly Buffer[];
  },
): Promise<CreationOptions> {
  const { user, shopName, challenge, timeout, known } = given;
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: shopName || id,
    userID: user.handle,
    userName: user.name,
    userDisplayName: user.displayName,
    challenge,
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map((credential) => ({ id: credential.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return creationOptions.parse(options);
}

/** The challenge that an answer says to have signed; undefined where it cannot be read. */
export async function challengeOf(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export interface Credential {
  readonly id: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
}

/** The credential of a new passkey; undefined where it was made for another challenge or site, or without finger, face or PIN. */
export async function readMade(
  { id, origin }: RelyingParty,
  made: MadePasskey,
  challenge: string,
): Promise<Credential | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return undefined;
    const { credential } = registrationInfo;
    return {
      id: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
    };
  } catch {
    return undefined;
  }
}

/** Checks the signature of a passkey. Answers its counter of uses; undefined where signature, site, user or counter is wrong, or the passkey did not ask for finger, face or PIN. */
export async function readShown(
  { id, origin }: RelyingParty,
  shown: ShownPasskey,
  expected: {
    readonly challenge: string;
    readonly user: Buffer;
    readonly credential: Credential;
  },
): Promise<number | undefined> {
  const { challenge, user, credential } = expected;
  const { userHandle = '' } = shown.response;
  if (!Buffer.from(userHandle, 'base64url').equals(user)) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shown, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: shown.id,
        publicKey: Uint8Array.from(credential.publicKey),
        counter: credential.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
