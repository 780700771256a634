import { type Gap, gapText, checkShopMessages as messages } from '#messages/commands/check-shop.ts';
import { checkShop } from '../office/check-shop.ts';
import { openDatabaseBeside } from './open-database.ts';
import type { Command, CommandContext } from './run-command.ts';

/** Says whether the shop can open. Fails while something essential is missing. */
export const checkShopCommand: Command<object> = {
  usage: messages.usage,
  read: (parameters) => (parameters.length === 0 ? {} : undefined),
  run: sayWhatIsMissing,
};

async function sayWhatIsMissing(_given: object, { config, say }: CommandContext): Promise<void> {
  const connection = await openDatabaseBeside(config, say);
  try {
    const { essential, advice } = await checkShop(connection.db, config);
    const show = (title: string, gaps: readonly Gap[]) => {
      if (gaps.length === 0) return;
      for (const line of [title, ...gaps.map((one) => `  ${gapText(one)}`)]) say(line);
    };
    show(messages.notReady, essential);
    show(essential.length > 0 ? messages.advice : messages.almost, advice);
    if (essential.length > 0) throw new Error(messages.failed);
    if (advice.length === 0) say(messages.ready);
  } finally {
    await connection.close();
  }
}
