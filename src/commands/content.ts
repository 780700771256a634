import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  contentReport,
  contentCommandMessages as messages,
} from '#messages/commands/content-files.ts';
import { validationMessage } from '#messages/site/validation.ts';
import { recordAction } from '#modules/audit/index.ts';
import { pullContent, pushContent, VERSIONS_FILE, versionsText } from '#modules/content/index.ts';
import { deliveryFile } from '#modules/delivery/terms/terms-file.ts';
import { isConnectionLost } from '#platform/database/connection-lost.ts';
import { systemClock } from '#platform/time/clock.ts';
import { pictureStorage } from '../server/picture-storage.ts';
import { openDatabaseBeside } from './open-database.ts';
import type { Command, CommandContext } from './run-command.ts';
import { terminalActor } from './terminal-actor.ts';

z.config({ customError: validationMessage });

interface ContentArguments {
  readonly action: 'pull' | 'push';
  readonly folder: string;
  readonly dryRun: boolean;
  readonly yes: boolean;
}

export const contentCommand: Command<ContentArguments> = {
  usage: messages.usage,
  read: readArguments,
  run: pullOrPush,
  explain: (error) => (isConnectionLost(error) ? contentReport.connectionLost : undefined),
};

function readArguments(parameters: string[]): ContentArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    const [action, folder, ...others] = positionals;
    if ((action !== 'pull' && action !== 'push') || !folder || others.length > 0) return undefined;
    return { action, folder: resolve(folder), dryRun: values['dry-run'], yes: values.yes };
  } catch {
    return undefined;
  }
}

/** Writes the content of the shop to a folder, or takes a folder over; the database is left as it was found, running or not. */
async function pullOrPush(
  { action, folder, dryRun, yes }: ContentArguments,
  { config, say }: CommandContext,
): Promise<void> {
  const connection = await openDatabaseBeside(config, say);
  const store = { db: connection.db, storage: pictureStorage(config) };
  try {
    if (action === 'pull') {
      await pullContent(store, folder, { yes, parts: [deliveryFile] });
      say(contentReport.pulled(folder));
      return;
    }
    const { lines, versions } = await pushContent(store, folder, {
      dryRun,
      yes,
      parts: [deliveryFile],
      actor: terminalActor(),
      onPushed: (db) =>
        recordAction(
          { db, clock: systemClock, actor: terminalActor() },
          { action: 'content.push', entity: 'content', entityId: 'shop' },
        ),
    });
    if (!dryRun) await writeFile(join(folder, VERSIONS_FILE), versionsText(versions));
    for (const line of lines) say(line);
  } finally {
    await connection.close();
  }
}
