// The process of all of the owner's commands: `node src/commands/run.ts orders …`. Each loads only what it needs.
import { runCommand } from './run-command.ts';

const commands: Readonly<Record<string, (parameters: string[]) => Promise<void>>> = {
  backup: async (given) => runCommand((await import('./backup.ts')).backupCommand, given),
  categories: async (given) =>
    runCommand((await import('./categories.ts')).categoriesCommand, given),
  'check-shop': async (given) =>
    runCommand((await import('./check-shop.ts')).checkShopCommand, given),
  content: async (given) => runCommand((await import('./content.ts')).contentCommand, given),
  export: async (given) => runCommand((await import('./export.ts')).exportCommand, given),
  import: async (given) => runCommand((await import('./import.ts')).importCommand, given),
  orders: async (given) => runCommand((await import('./orders.ts')).ordersCommand, given),
  payments: async (given) => runCommand((await import('./payments.ts')).paymentsCommand, given),
  pictures: async (given) => runCommand((await import('./pictures.ts')).picturesCommand, given),
  restore: async (given) => runCommand((await import('./restore.ts')).restoreCommand, given),
  settings: async (given) => runCommand((await import('./settings.ts')).settingsCommand, given),
  sources: async (given) => runCommand((await import('./sources.ts')).sourcesCommand, given),
  staff: async (given) => runCommand((await import('./staff.ts')).staffCommand, given),
};

const [name = '', ...parameters] = process.argv.slice(2);
const run = commands[name];
if (!run) throw new Error(`No command «${name}»: ${Object.keys(commands).join(', ')}`);
await run(parameters);
