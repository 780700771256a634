// Writes docs/openapi.json from the contracts. `--check`: only compares the file.
import { readFileSync, writeFileSync } from 'node:fs';
import type { OpenAPIV3_1 } from 'openapi-types';
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
async function describeApi(): Promise<OpenAPIV3_1.Document> {
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
  const document = app.swagger() as OpenAPIV3_1.Document;
  return { ...document, components: { ...document.components, schemas: byName(document) } };
}

/** The order in which parts of the shop register themselves is no change of the API. */
function byName({ components }: OpenAPIV3_1.Document) {
  const schemas = Object.entries(components?.schemas ?? {});
  return Object.fromEntries(schemas.sort(([a], [b]) => (a < b ? -1 : 1)));
}
