import { contentCommand } from './content-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(contentCommand);
