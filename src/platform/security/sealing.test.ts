import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSealing } from './sealing.ts';

const key = randomBytes(32);
const secret = Buffer.from('тайна');

it('opens what it sealed, which shows nothing of it', () => {
  const sealing = createSealing(key, 'factors');
  const sealed = sealing.seal(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(sealing.seal(secret)).not.toEqual(sealed);
  expect(createSealing(key, 'factors').open(sealed)).toEqual(secret);
});

it('refuses a changed text, another purpose and another key', () => {
  const sealed = createSealing(key, 'factors').seal(secret);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => createSealing(key, 'factors').open(changed)).toThrow();
  expect(() => createSealing(key, 'letters').open(sealed)).toThrow();
  expect(() => createSealing(randomBytes(32), 'factors').open(sealed)).toThrow();
});
