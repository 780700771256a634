// npm run test:shake [-- KIND [RUNS]]: a kind of tests in random order, each run with a seed and a day of its own.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/** Ends of days, months and years in Moscow and in UTC, and days that few years have. */
const DAYS = [
  '2026-12-31T23:58:00+03:00',
  '2027-02-28T12:00:00+03:00',
  '2028-02-29T02:30:00+03:00',
  '2027-03-31T23:58:00Z',
  '2027-10-03T20:58:00Z',
];

const [kind = 'quick', runs = String(DAYS.length)] = process.argv.slice(2);
const red: string[] = [];
for (let run = 0; run < Number(runs); run += 1) {
  const DAY = DAYS[run % DAYS.length];
  const SEED = String(randomInt(2 ** 31));
  console.log(`\n${kind}: DAY=${DAY} SEED=${SEED}`);
  const { status } = spawnSync('vitest', ['run', '--project', kind, '--sequence.shuffle.files'], {
    stdio: 'inherit',
    env: { ...process.env, DAY, SEED },
  });
  if (status !== 0) red.push(`DAY=${DAY} SEED=${SEED} npm test -- --project ${kind}`);
}
console.log(red.length === 0 ? '\nNo run was red.' : `\nRed:\n${red.join('\n')}`);
process.exit(red.length === 0 ? 0 : 1);
