import { launchBrowser } from '../support/browser.ts';

const browser = await launchBrowser();
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
await page.goto('http://localhost:4711/', { waitUntil: 'networkidle' });
const rects = (sel: string) =>
  page.locator(sel).evaluateAll((all) =>
    all.slice(0, 6).map((e) => {
      const r = e.getBoundingClientRect();
      const s = getComputedStyle(e);
      return [
        e.tagName,
        e.className,
        Math.round(r.x),
        Math.round(r.y),
        Math.round(r.width),
        Math.round(r.height),
        s.display,
        s.gridArea,
        (e as HTMLImageElement).currentSrc?.slice(-30),
        (e as HTMLImageElement).complete,
      ];
    }),
  );
console.log(await rects('.banner:first-child, .banner:first-child *'));
await page.goto('http://localhost:4711/products/divan-uglovoj-ladoga', {
  waitUntil: 'networkidle',
});
await page.getByRole('button', { name: 'На весь экран' }).click();
await page.getByRole('button', { name: 'Приблизить' }).waitFor();
await page.waitForLoadState('networkidle');
console.log(await rects('.full-screen__strip, .full-screen__strip li, .full-screen__strip img'));
await browser.close();
