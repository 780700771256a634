import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { configMessages } from '#messages/commands/console.ts';

/** The settings file cannot be read as text; the message says why. */
export class SettingsFileError extends Error {}

/** Loads `.env` of the working folder, if there is one. Variables of the environment win. Throws {@link SettingsFileError} where it is no text. */
export function loadSettingsFile(file = '.env'): void {
  const given = parseEnv(readText(file) ?? '');
  for (const [name, value] of Object.entries(given)) process.env[name] ??= value;
}

function readText(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    // UTF-16, as some editors of Windows write it, is full of zeros.
    if (text.includes('\0')) throw new SettingsFileError(configMessages.fileNotUtf8(file));
    return text.replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof SettingsFileError) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new SettingsFileError(configMessages.fileUnreadable(file, code));
  }
}
