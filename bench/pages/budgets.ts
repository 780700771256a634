import { categories, type PageFindings } from './lighthouse.ts';

/** The measured values of one page; `html` in kB. */
export interface Measured extends PageFindings {
  readonly page: string;
  readonly html: number;
}

/** Record 35. */
const least = { performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST_SHIFT = 0.02;
const MOST_LIST_HTML = 25;

/** The values over budget: what was measured and what is allowed. */
export function faultsOf({ page, scores, shift, html }: Measured): string[] {
  const faults = categories
    .filter((category) => scores[category] < least[category])
    .map((category) => `${category} ${scores[category]}, at least ${least[category]}`);
  if (!(shift < MOST_SHIFT)) faults.push(`layout shift ${shift.toFixed(3)}, under ${MOST_SHIFT}`);
  if (page === 'list' && html > MOST_LIST_HTML) {
    faults.push(`HTML ${html.toFixed(1)} kB, at most ${MOST_LIST_HTML}`);
  }
  return faults.map((fault) => `${page}: ${fault}`);
}

export function printPages(measured: readonly Measured[]): void {
  console.table(
    measured.map(({ page, scores, paint, blocked, shift, bytes, html }) => ({
      page,
      ...scores,
      'LCP, ms': Math.round(paint),
      'TBT, ms': Math.round(blocked),
      CLS: Number(shift.toFixed(3)),
      'all, kB': Math.round(bytes / 1000),
      'HTML, kB': Number(html.toFixed(1)),
    })),
  );
  for (const { page, complaints } of measured) {
    for (const complaint of complaints) console.log(`${page}: ${complaint}`);
  }
}
