// Writes docs/openapi.json from the contracts. `--check`: only compares the file.
import { readFileSync, writeFileSync } from 'node:fs';
import type { OpenAPI } from 'openapi-types';
import { readConfig } from '#platform/config/config.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createOutboxMailer } from '#platform/mail/mailer.ts';
import { systemClock } from '#platform/time/clock.ts';
import { connectDatabase } from '../src/platform/database/database.ts';
import { buildApp } from '../src/server/app.ts';

const FILE = 'docs/openapi.json';
const described = `${JSON.stringify(await describeApi(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, described);
  console.log(`${FILE} written`);
} else if (readFileSync(FILE, 'utf8') === described) {
  console.log(`${FILE} is up to date`);
} else {
  console.error(`${FILE} differs from the contracts: run npm run openapi`);
  process.exitCode = 1;
}

/** Builds the app without a database connection: the document needs only the registered routes. */
async function describeApi(): Promise<OpenAPI.Document> {
  const url = 'postgresql://nobody@127.0.0.1:1/none';
  const ignore = () => undefined;
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    db: connectDatabase(url, 1, ignore).db,
    directUrl: url,
    clock: systemClock,
    jobs: createJobs({ url, onError: ignore }),
    tokenKey: new Uint8Array(32),
    mailer: createOutboxMailer('var/outbox', 'shop@gornitsa.example'),
  });
  await app.ready();
  return app.swagger();
}
