import { runCommand } from './run-command.ts';
import { staffCommand } from './staff-command.ts';

await runCommand(staffCommand);
