import { runCommand } from './run-command.ts';
import { settingsCommand } from './settings-command.ts';

await runCommand(settingsCommand);
