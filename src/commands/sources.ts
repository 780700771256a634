import { runCommand } from './run-command.ts';
import { sourcesCommand } from './sources-command.ts';

await runCommand(sourcesCommand);
