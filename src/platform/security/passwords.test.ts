import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashPassword } from './passwords.ts';

it('many hashes at once leave threads free: a file is read before they are done', async () => {
  let done = 0;
  const hashes = Array.from({ length: 8 }, async () => {
    await hashPassword('Тихая гавань 42');
    done += 1;
  });
  await stat('package.json');
  expect(done).toBe(0);
  await Promise.all(hashes);
});
