import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../../tests/support/browser.ts';

/** Downloaded on demand: with its dependencies it is larger than the shop. */
const PACKAGE = 'lighthouse@13.5.0';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
}

interface Report {
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
}

/** Lighthouse results of one page, on a mid-range phone with a slow network. */
export interface PageFindings {
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint and total blocking time, ms. */
  readonly paint: number;
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  readonly bytes: number;
  /** Titles of the failed audits, with details. */
  readonly complaints: readonly string[];
}

/** One run on one page. The browser keeps the profile but clears its cache. */
export async function askLighthouse(
  url: string,
  profile: string,
  skipAudits: readonly string[] = [],
): Promise<PageFindings> {
  const { executablePath, env } = await findChromium();
  const file = join(profile, 'lighthouse.json');
  const browser = ['--headless', `--user-data-dir=${profile}`, ...chromiumFlags].join(' ');
  const lighthouse = spawn(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${PACKAGE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${browser}`,
      `--only-categories=${categories.join(',')}`,
      '--max-wait-for-load=90000',
      ...skipAudits.map((audit) => `--skip-audits=${audit}`),
    ],
    { env: { ...env, CHROME_PATH: executablePath }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  lighthouse.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(lighthouse, 'close');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}\n${said}`);
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return findingsOf(report);
}

function findingsOf({ audits, categories: scored }: Report): PageFindings {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round((scored[category].score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    paint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    complaints: Object.entries(audits)
      .filter(([, { score: given }]) => given !== null && given < 0.9)
      .map(
        ([id, { title, displayValue }]) =>
          `${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`,
      ),
  };
}
