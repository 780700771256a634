import { type Config, readConfig } from './config.ts';
import { loadSettingsFile } from './settings-file.ts';

/** Reads the settings from the environment and from `.env`; the environment wins. */
export function readShopConfig(): Config {
  loadSettingsFile();
  return readConfig(process.env);
}
