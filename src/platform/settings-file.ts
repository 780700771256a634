import { existsSync } from 'node:fs';

/** Loads `.env` of the working folder. Variables of the environment win. */
export function loadSettingsFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
