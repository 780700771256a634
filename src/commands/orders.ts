import { ordersCommand } from './orders-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(ordersCommand);
