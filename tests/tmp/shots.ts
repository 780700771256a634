import { launchBrowser } from '../support/browser.ts';

const browser = await launchBrowser();
const base = process.argv[2] ?? 'http://localhost:4711';
for (const [name, opts] of [
  ['w', { viewport: { width: 1440, height: 900 } }],
  [
    'n',
    { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  ],
] as const) {
  const ctx = await browser.newContext({ locale: 'ru-RU', ...opts });
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
  for (const [label, path] of [
    ['home', '/'],
    ['list', '/products/?category=divany'],
    ['product', '/products/divan-uglovoj-ladoga'],
  ] as const) {
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `/tmp/wA-try/${label}-${name}.png` });
  }
  await page.getByRole('button', { name: 'На весь экран' }).click();
  await page.getByRole('button', { name: 'Приблизить' }).waitFor();
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `/tmp/wA-try/full-${name}.png` });
  await page.getByRole('button', { name: 'Приблизить' }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/wA-try/near-${name}.png` });
  await ctx.close();
}
await browser.close();
