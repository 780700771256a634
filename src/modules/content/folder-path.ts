import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The name of a picture that a text of the folder names: letters of any alphabet, no folders, no hidden files. */
export const pictureFile = /^[\p{L}\p{M}\d_-][\p{L}\p{M}\d_ .()-]*$/u;

/** Where a file of a folder is. A Mac and its archives write й and ё of a name as two signs, and texts name it with one. */
export const pathIn = (folder: string, path: string): string =>
  [path, path.normalize('NFC'), path.normalize('NFD')]
    .map((one) => join(folder, one))
    .find(existsSync) ?? join(folder, path);
