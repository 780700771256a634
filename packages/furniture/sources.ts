import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Changes with the sources of this package but for its tests, so that what an older version made is made anew. */
export function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!testing[\\/]).*(?<!\.test)\.ts$/.test(file))
    .sort();
  for (const file of files) {
    hash.update(file).update(readFileSync(new URL(file, import.meta.url)));
  }
  return hash.digest('hex');
}
