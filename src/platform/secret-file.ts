import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The secret of a file that only its owner can read, made at first use. */
export function readOrMakeSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, randomBytes(32).toString('base64url'), { mode: 0o600 });
    renameSync(`${file}.part`, file);
  }
  return readFileSync(file, 'utf8').trim();
}
