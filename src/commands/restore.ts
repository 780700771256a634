import { restoreCommand } from './restore-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(restoreCommand);
