import { existsSync } from 'node:fs';

/** Lets the file `.env` of the working folder say what the environment leaves open. */
export function loadSettingsFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
