import { checkShopMessages as messages } from '#messages/check-shop.ts';
import { findIncomplete } from '#modules/catalog/completeness.ts';
import { checkReadiness } from '#modules/content/index.ts';
import type { Config } from '#platform/config.ts';
import { tryMailServer } from '#platform/mailer.ts';
import { DEMO_CONTENT } from '../demo-content.ts';
import { openDatabaseBeside } from './open-database.ts';
import type { Command, CommandContext } from './run-command.ts';

/** Says whether the shop can open. Fails while something essential is missing. */
export const checkShopCommand: Command<object> = {
  usage: messages.usage,
  read: (parameters) => (parameters.length === 0 ? {} : undefined),
  run: checkShop,
};

async function checkShop(_given: object, { config, say }: CommandContext): Promise<void> {
  const connection = await openDatabaseBeside(config, say);
  try {
    const { db } = connection;
    const goods = await findIncomplete(db);
    const shop = await checkReadiness(db, { goods, demoFolder: DEMO_CONTENT });
    const server = await checkServer(config);
    const essential = [...server.essential, ...shop.essential];
    const advice = [...server.advice, ...shop.advice];
    const show = (title: string, lines: readonly string[]) => {
      if (lines.length === 0) return;
      for (const line of [title, ...lines.map((one) => `  ${one}`)]) say(line);
    };
    show(messages.notReady, essential);
    show(essential.length > 0 ? messages.advice : messages.almost, advice);
    if (essential.length > 0) throw new Error(messages.failed);
    if (advice.length === 0) say(messages.ready);
  } finally {
    await connection.close();
  }
}

/** The settings of the server; the mail server is tried. */
async function checkServer({ SMTP_URL: smtp, PUBLIC_URL: url, isPublicUrlSet }: Config) {
  const failure = smtp && (await tryMailServer(smtp));
  return {
    essential: [
      ...(isPublicUrlSet ? [] : [messages.noPublicUrl]),
      ...(smtp ? [] : [messages.noSmtp]),
      ...(failure ? [messages.smtpFailed(failure)] : []),
    ],
    advice: isPublicUrlSet && url.startsWith('http:') ? [messages.plainHttp] : [],
  };
}
