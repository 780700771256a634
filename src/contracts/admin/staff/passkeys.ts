import { z } from 'zod';
import { fieldErrorsBody, oneLineText, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { passkeyCalls } from './calls.ts';
import { ownSession } from './staff.ts';

/** Bytes in base64url; `most`: of characters. */
const bytes = (most: number) => z.base64url().min(1).max(most);
/** At most 1,023 bytes (WebAuthn). */
const credentialId = bytes(1364);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What the browser needs to show a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** What of its answer is read: a part of `AuthenticationResponseJSON`. */
const shownPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).optional(),
  }),
});
export type ShownPasskey = z.infer<typeof shownPasskey>;

/** What the browser needs to make one: `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});

export type CreationOptions = z.infer<typeof creationOptions>;

/** What of its answer is read: a part of `RegistrationResponseJSON`. */
const madePasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000) }),
});
export type MadePasskey = z.infer<typeof madePasskey>;

const instant = z.iso.datetime();
const name = oneLineText(60).min(1);
const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: instant,
  used_at: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const done = z.object({});
const refused = { 400: fieldErrorsBody, 429: refusalBody };
const params = z.object({ id: z.uuid() });

/** Passkeys of the staff: showing one is both factors at once. */
export const passkeyEndpoints = {
  askForPasskey: {
    ...passkeyCalls.askForPasskey,
    schema: { ...hidden, response: { 200: requestOptions, 429: refusalBody } },
  },
  signInByPasskey: {
    ...passkeyCalls.signInByPasskey,
    schema: { ...hidden, body: shownPasskey, response: { 200: ownSession, ...refused } },
  },
  provePasskey: {
    ...passkeyCalls.provePasskey,
    schema: { ...hidden, body: shownPasskey, response: { 200: ownSession, ...closed, ...refused } },
  },
  listPasskeys: {
    ...passkeyCalls.listPasskeys,
    schema: { ...hidden, response: { 200: z.array(passkey), ...closed } },
  },
  offerPasskey: {
    ...passkeyCalls.offerPasskey,
    schema: { ...hidden, response: { 200: creationOptions, 400: fieldErrorsBody, ...closed } },
  },
  addPasskey: {
    ...passkeyCalls.addPasskey,
    schema: {
      ...hidden,
      body: z.strictObject({ name, made: madePasskey }),
      response: { 201: passkey, ...closed, ...refused },
    },
  },
  renamePasskey: {
    ...passkeyCalls.renamePasskey,
    schema: {
      ...hidden,
      params,
      body: z.strictObject({ name }),
      response: { 200: passkey, 400: fieldErrorsBody, 404: refusalBody, ...closed },
    },
  },
  removePasskey: {
    ...passkeyCalls.removePasskey,
    schema: { ...hidden, params, response: { 200: done, 404: refusalBody, ...closed } },
  },
} as const;
