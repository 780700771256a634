import { picturesCommand } from './pictures-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(picturesCommand);
