import { exportMessages } from '#messages/commands/export.ts';
import { exportCatalogue } from '#modules/export/export-catalogue.ts';
import { systemClock } from '#platform/time/clock.ts';
import { SECOND } from '#platform/time/duration.ts';
import { openDatabaseBeside } from './open-database.ts';
import { readOptionalPlace } from './optional-place.ts';
import type { Command } from './run-command.ts';

/** Writes the catalogue as YML; the database is left as it was found, running or not. */
export const exportCommand: Command<{ readonly place: string | undefined }> = {
  usage: exportMessages.usage,
  read: readOptionalPlace,
  async run({ place }, { config, say }) {
    const started = performance.now();
    const file = place ?? `${config.DATA_DIR}/export/yandex.xml`;
    const connection = await openDatabaseBeside(config, say);
    try {
      await exportCatalogue({ db: connection.db, clock: systemClock }, config.PUBLIC_URL, file);
    } finally {
      await connection.close();
    }
    say(exportMessages.done(file, (performance.now() - started) / SECOND));
  },
};
