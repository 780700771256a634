import { exportCommand } from './export-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(exportCommand);
