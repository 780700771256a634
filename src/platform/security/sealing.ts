import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** AES-256-GCM: what is stored is the nonce, the tag and the ciphertext. */
const NONCE = 12;
const TAG = 16;

/** Encrypts short secrets that lie in the database, with a key that does not. `purpose` separates the keys of different uses. */
export interface Sealing {
  seal(secret: Buffer): Buffer;
  /** Throws where the text was not sealed with this key. */
  open(sealed: Buffer): Buffer;
  /** A keyed digest (HMAC-SHA256): without the key a short secret cannot be guessed from it. */
  digest(secret: string): Buffer;
}

/** A sealing whose key is derived (HKDF, RFC 5869) from the shop's secret key. */
export function createSealing(shopKey: Uint8Array, purpose: string): Sealing {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', shopKey, '', use, 32));
  const [key, digestKey] = [derive(purpose), derive(`${purpose} digest`)];
  return {
    seal(secret) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE));
      decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
    },
    digest: (secret) => createHmac('sha256', digestKey).update(secret).digest(),
  };
}
