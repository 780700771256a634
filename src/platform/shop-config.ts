import { type Config, readConfig } from './config.ts';
import { loadSettingsFile } from './settings-file.ts';

/** The settings of this folder's shop: the environment, and `.env` for what it leaves open. */
export function readShopConfig(): Config {
  loadSettingsFile();
  return readConfig(process.env);
}
