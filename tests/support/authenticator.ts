import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  CreationOptions,
  MadePasskey,
  ShownPasskey,
} from '#contracts/admin/staff/passkeys.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** Flags of the authenticator data (WebAuthn 6.1): someone is there, proved by finger, face or PIN, and a new credential follows. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What can be false in an answer. */
export interface Falsehood {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly userHandle?: Buffer;
  readonly counter?: number;
  readonly isForged?: boolean;
}

export interface Authenticator {
  make(options: CreationOptions, falsehood?: Falsehood): MadePasskey;
  show(options: { challenge: string }, falsehood?: Falsehood): ShownPasskey;
}

/** An authenticator with one credential (ES256), in a browser on a page of `site`. It counts its signatures. */
export function createAuthenticator(site: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let count = 0;
  let handle = Buffer.alloc(0);

  const clientData = (type: string, challenge: string, given: Falsehood) =>
    Buffer.from(
      JSON.stringify({
        type: given.type ?? type,
        challenge: given.challenge ?? challenge,
        origin: given.origin ?? site,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (flags: number, given: Falsehood, more = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(given.counter ?? count);
    const verified = given.isVerified === false ? 0 : VERIFIED;
    const rpIdHash = sha256(given.rpId ?? new URL(site).hostname);
    return Buffer.concat([rpIdHash, Buffer.from([PRESENT | verified | flags]), counter, more]);
  };
  const credential = { id: text(id), rawId: text(id), type: 'public-key' } as const;

  return {
    make({ challenge, user }, given = {}) {
      handle = Buffer.from(user.id, 'base64url');
      const length = Buffer.from([0, id.length]);
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const data = authenticatorData(ATTESTED, given, attested);
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, given)),
          attestationObject: text(attestationObject(data)),
        },
      };
    },
    show({ challenge }, given = {}) {
      count += 1;
      const client = clientData('webauthn.get', challenge, given);
      const data = authenticatorData(0, given);
      const signed = Buffer.concat([data, given.isForged ? randomBytes(32) : sha256(client)]);
      return {
        ...credential,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', signed, privateKey)),
          userHandle: text(given.userHandle ?? handle) || undefined,
        },
      };
    },
  };
}

/** A public key of P-256 as COSE (RFC 9052): {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR. */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);

/** {fmt: 'none', attStmt: {}, authData} in CBOR. */
const attestationObject = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([data.length]),
    data,
  ]);
