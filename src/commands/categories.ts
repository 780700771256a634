import { categoriesCommand } from './categories-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(categoriesCommand);
