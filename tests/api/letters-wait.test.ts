import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createSmtpMailer } from '#platform/mail/mailer.ts';
import { connectDatabase } from '../../src/platform/database/database.ts';
import { createTestDatabase } from '../support/build-test-app.ts';
import { TEMPLATE, throwError } from '../support/database-url.ts';
import { startSmtp } from '../support/smtp.ts';

const WITHIN = { timeout: 15_000, interval: 50 };
const HOUR = 3600;
const letters = [1, 2].map((number) => ({
  to: 'petr@example.ru',
  subject: `Заказ ${number}`,
  text: 'Спасибо',
  html: '<p>Спасибо</p>',
  key: `order-${number}`,
  senderName: '',
}));
let url: string;
let observer: pg.Client;

beforeAll(async () => {
  url = await createTestDatabase(TEMPLATE);
  observer = new pg.Client({ connectionString: url });
  await observer.connect();
});
afterAll(() => observer.end());

/** Seconds that the waiting letters would still wait, once each of them has failed so often. */
async function pauses(failures: number): Promise<number[]> {
  return vi.waitFor(async () => {
    const { rows } = await observer.query(
      `SELECT extract(epoch FROM start_after - now())::float8 AS pause FROM pgboss.job
      WHERE name = 'slow-post' AND state = 'retry' AND start_after > now() AND retry_count = $1`,
      [failures - 1],
    );
    expect(rows).toHaveLength(letters.length);
    return rows.map((row) => row.pause);
  }, WITHIN);
}

it('keeps letters while the mail server is away for more than an hour, and then sends each once', async () => {
  const first = await startSmtp();
  const mailer = createSmtpMailer(first.url, 'Горница <shop@gornitsa.example>');
  await first.close();
  const { db, close } = connectDatabase(url, 2, throwError);
  const jobs = createJobs({ url, onError: throwError, pollInterval: 500 });
  jobs.work('slow-post', (payload) => mailer.send(payload as (typeof letters)[number]));
  await jobs.start();
  for (const letter of letters) await jobs.send(db, 'slow-post', letter);

  let waited = 0;
  let longest = 0;
  for (let failures = 1; waited < HOUR; failures += 1) {
    const [pause = 0, other = 0] = await pauses(failures);
    waited += Math.min(pause, other);
    longest = Math.max(longest, pause, other);
    // The test does not wait so long: their retry is due now.
    await observer.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'slow-post'`);
  }
  expect(longest).toBeLessThanOrEqual(HOUR);
  const smtp = await startSmtp(Number(new URL(first.url).port));
  await vi.waitFor(async () => {
    await observer.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'slow-post' AND state = 'retry'`,
    );
    expect(smtp.accepted).toHaveLength(letters.length);
  }, WITHIN);
  const { rows } = await vi.waitFor(async () => {
    const done = await observer.query(
      `SELECT state, retry_limit - retry_count AS left FROM pgboss.job WHERE name = 'slow-post'`,
    );
    expect(done.rows.map(({ state }) => state)).toEqual(['completed', 'completed']);
    return done;
  }, WITHIN);
  expect(Math.min(...rows.map(({ left }) => left))).toBeGreaterThan(10);
  expect(new Set(smtp.accepted.map(({ subject }) => subject)).size).toBe(letters.length);
  expect(smtp.tries()).toBe(letters.length);
  await jobs.stop();
  mailer.close();
  await smtp.close();
  await close();
}, 90_000);
