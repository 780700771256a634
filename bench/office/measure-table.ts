import type { Browser, Page } from 'playwright-core';

/** ms and rows. */
const MOST = { task: 50, rows: 80, paste: 2000 };
const PASTED = 500;
/** The name of a task in a trace. */
const TASK = 'ThreadControllerImpl::RunTask';
/** The sheet scrolls by so many px a frame: a row of it has 44. */
const STEP = 300;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Scrolls the table of all goods from its top to its end, pastes a column and saves it. Answers what is over budget. */
export async function measureTable(
  browser: Browser,
  base: string,
  cookie: string,
): Promise<string[]> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    baseURL: base,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: base }]);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const opened = performance.now();
  await page.goto('/admin/goods/table');
  await page.locator('.sheet').waitFor();
  const first = performance.now() - opened;
  await page.getByText(/^Всего: /).waitFor();
  const loaded = performance.now() - opened;

  // More categories would make the tasks longer than they are.
  await browser.startTracing(page, { categories: ['toplevel'] });
  const { rows, frames } = await scrollThrough(page);
  const task = longestTask(await browser.stopTracing());

  const pasted = await timedPaste(page);
  const saving = performance.now();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText(/^Сохранено: 500/).waitFor();
  const saved = performance.now() - saving;
  const count = await page.locator('.sheet').getAttribute('aria-rowcount');
  const { JSHeapUsedSize: heap = 0 } = await metricsOf(page);
  console.table({
    'rows of the sheet': Number(count) - 1,
    'first rows, ms': Math.round(first),
    'all rows, ms': Math.round(loaded),
    'frames of scrolling': frames,
    'longest task, ms': Math.round(task),
    'most rows in the page': rows,
    [`paste of ${PASTED}, ms`]: Math.round(pasted),
    [`save of ${PASTED}, ms`]: Math.round(saved),
    'heap, MB': Math.round(heap / 1e6),
  });
  await context.close();
  return [
    ...(task > MOST.task ? [`longest task ${task.toFixed(0)} ms, at most ${MOST.task}`] : []),
    ...(rows > MOST.rows ? [`${rows} rows in the page, at most ${MOST.rows}`] : []),
    ...(pasted > MOST.paste ? [`paste ${pasted.toFixed(0)} ms, at most ${MOST.paste}`] : []),
  ];
}

const scrollThrough = (page: Page): Promise<{ rows: number; frames: number }> =>
  page.evaluate(
    (step) =>
      new Promise((done) => {
        const sheet = document.querySelector('.sheet');
        let rows = 0;
        let frames = 0;
        const frame = () => {
          if (!sheet) return;
          rows = Math.max(rows, sheet.querySelectorAll('.sheet__body [role="row"]').length);
          frames += 1;
          const before = sheet.scrollTop;
          sheet.scrollTop += step;
          if (sheet.scrollTop === before) done({ rows, frames });
          else requestAnimationFrame(frame);
        };
        frame();
      }),
    STEP,
  );

/** Of the thread that runs the page, ms. */
function longestTask(trace: Buffer): number {
  const { traceEvents: events }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const threads = new Set(mains.map(key));
  const tasks = events.filter(
    (event) => event.name === TASK && event.ph === 'X' && threads.has(key(event)),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks');
  return tasks.reduce((most, { dur = 0 }) => Math.max(most, dur / 1000), 0);
}

/** From the keys until the cells show it. */
async function timedPaste(page: Page): Promise<number> {
  // Below every old price.
  const column = Array.from({ length: PASTED }, (_, index) => `${1 + (index % 9)},50`).join('\r\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), column);
  await page.locator('[data-active]').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const started = performance.now();
  await page.keyboard.press('Control+KeyV');
  await page.getByText(/^Изменено: 500/).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return performance.now() - started;
}

async function metricsOf(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
