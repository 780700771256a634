import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The paths of the letters in a shop's folder that are written to their end. */
export function lettersIn(folder: string): string[] {
  const outbox = join(folder, 'outbox');
  const names = existsSync(outbox) ? readdirSync(outbox) : [];
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(outbox, name));
}

/** Letters about orders. A shop that runs at eight in the morning by its clock writes another one. */
export const orderLettersIn = (folder: string): string[] =>
  lettersIn(folder).filter((path) => basename(path).startsWith('order-'));
