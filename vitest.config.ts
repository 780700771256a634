import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { dataTests, unverifiedFiles } from './scripts/verified-data.ts';
import { pageModules } from './tests/support/mounted/page-modules.ts';
import { DAY_SHIFT } from './tests/support/other-day.ts';

/** One more than there are cores: a test waits for locks, debounces, answers and frames. */
const WORKERS = Math.max(2, availableParallelism()) + 1;

/** Milliseconds: a busy machine is slow, not wrong. */
const PATIENCE = 20_000;

/** Of tests with a page: a build server tells whether a failure comes again, and lists what did not. */
const SECOND_TRY = process.env.CI ? 1 : 0;

/** Repeats the random values of a run, and its order where that is random. */
const SEED = Number(process.env.SEED ?? randomInt(2 ** 31));
// For the setup of the run, which is another module graph.
process.env.DAY_SHIFT = String(DAY_SHIFT);

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-database.ts'],
    maxWorkers: WORKERS,
    sequence: { seed: SEED },
    reporters: [
      'default',
      './tests/support/verified-data.ts',
      './tests/support/flaky-tests.ts',
      './tests/support/slowest-files.ts',
      './tests/support/closing-line.ts',
    ],
    projects: process.env.TEST_FAULTS
      ? [faults()]
      : [quick(), data(), screens(), browser(), processes()],
  },
});

function quick() {
  return project('quick', {
    include: ['{src,packages,scripts,tools}/**/*.test.ts', 'tests/{api,demo,search}/**/*.test.ts'],
    exclude: ['**/*.data.test.ts'],
    isolate: false,
  });
}

/** What was verified before is not verified again, save on a build server and with `--force`. */
function data() {
  const isWhole = process.env.CI || process.env.FORCE_DATA;
  return project('data', {
    include: isWhole ? dataTests() : unverifiedFiles(),
    isolate: false,
  });
}

function screens() {
  const kind = project('screens', {
    include: ['tests/screens/**/*.test.ts'],
    // A mounted page changes within milliseconds.
    expect: { poll: { timeout: PATIENCE, interval: 20 } },
    setupFiles: ['tests/support/mounted/define-globals.ts', 'tests/support/close-pages.ts'],
    isolate: false,
    retry: SECOND_TRY,
  });
  return { ...kind, plugins: [pageModules()] };
}

function browser() {
  return project('browser', {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/support/global-browser.ts'],
    setupFiles: ['tests/support/close-pages.ts'],
    isolate: false,
    retry: SECOND_TRY,
    sequence: { groupOrder: 1 },
  });
}

function processes() {
  return project('process', {
    include: ['tests/process/**/*.test.ts'],
    globalSetup: ['tests/support/global-finished-shop.ts'],
    sequence: { groupOrder: 1 },
  });
}

function faults() {
  return project('faults', {
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: ['tests/support/global-finished-shop.ts'],
  });
}

interface Kind {
  readonly include: string[];
  readonly exclude?: string[];
  readonly globalSetup?: string[];
  readonly setupFiles?: string[];
  readonly expect?: { readonly poll: { readonly timeout: number; readonly interval: number } };
  readonly sequence?: { readonly groupOrder: number };
  /** false: the files of a worker share its modules, its shop and its browser. */
  readonly isolate?: boolean;
  readonly retry?: number;
}

function project(name: string, { setupFiles = [], ...kind }: Kind) {
  return {
    oxc: { jsx: { runtime: 'automatic' as const, development: false } },
    test: {
      name,
      setupFiles: [
        'tests/support/shifted-clock.ts',
        'tests/support/chance.ts',
        'tests/support/strict-console.ts',
        'tests/support/one-connection.ts',
        'tests/support/patience.ts',
        ...setupFiles,
      ],
      // Processes of the shop start with the options that `npm start` gives them.
      env: {
        // As `npm start` renders: the React of development takes twice as long for a page.
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled'),
        SEED: String(SEED),
        DAY_SHIFT: String(DAY_SHIFT),
      },
      // Each page is soon garbage: with the usual young generation much of it would be copied twice.
      execArgv: ['--max-semi-space-size=64', '--initial-old-space-size=512'],
      // Each wait within a test has its own bound: a whole path in a browser, with the shop that it opens, is many of them.
      testTimeout: 300_000,
      // A shop that starts beside other work takes its time.
      hookTimeout: 300_000,
      expect: { poll: { timeout: PATIENCE } },
      ...kind,
    },
  };
}
