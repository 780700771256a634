import { checkShopCommand } from './check-shop-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(checkShopCommand);
