import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import type { Product } from '#contracts/catalog.ts';
import { selectPreviews } from '#modules/pictures/index.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { showPhotographs, writePhotographs } from '../support/photographs.ts';
import { BLANK, DESKTOP, hydrated, PHONE } from '../support/shop-in-browser.ts';

const it = withShopInBrowser(({ onCleanup }) => {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return { pictures: true, env: { DATA_DIR: folder } };
});
const { shop } = fixturesOf(it);
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-in-browser-'));

/** Sofas, new arrivals, categories and slides have photographs. */
beforeAll(async () => {
  const calls = ['/api/products/?category=divany&page_size=100', '/api/new_products/'];
  const answers = await Promise.all(calls.map(async (url) => (await shop.app.inject(url)).json()));
  const products: Product[] = answers.flatMap((answer) => answer.results ?? answer);
  const paths = products.map(({ slug, variants }) => `${slug}/${variants[0]?.slug}.avif`);
  const given = join(folder, 'given');
  await writePhotographs(given, [
    ...new Set(paths),
    ...['divany', 'matrasyortopedicheskie', 'kovry'].map((slug) => `categories/${slug}.avif`),
  ]);
  const slides = ['slides/1.avif', 'slides/2.avif', 'slides/3.avif'];
  await writePhotographs(given, slides, { width: 1600, height: 900 });
  const shown = await showPhotographs(shop.db, folder, given);
  const addresses = slides.map((path) => shown.get(path) ?? '');
  const previews = await selectPreviews(shop.db, addresses);
  const photos = addresses.map((photo, index) => ({
    title: `Слайд ${index + 1}`,
    text: '',
    link: '',
    photo: { photo, preview: previews.get(photo) },
  }));
  await shop.db.execute(sql`UPDATE site_settings SET slides = ${JSON.stringify(photos)}::jsonb`);
});

const LIST = '/products/?category=divany';
const PRODUCT = '/products/divan-uglovoj-ladoga';

/** The kept pictures that the browser has chosen: how wide they are, and how wide their places. */
const chosen = (page: Page, within: string) =>
  page.locator(`${within} picture img`).evaluateAll((images) =>
    (images as HTMLImageElement[]).flatMap((image) => {
      const [, width, format] = /\/(\d+)\.(\w+)$/.exec(image.currentSrc) ?? [];
      if (!width || !image.complete) return [];
      return [{ width: Number(width), format, place: image.getBoundingClientRect().width }];
    }),
  );

describe('of the widths that a page offers the browser takes one that fits', () => {
  it.each([
    ['cards', LIST, '.product-card', [320, 480, 720]],
    ['the photo of a product', PRODUCT, '.gallery__strip', [480, 720, 960, 1280]],
    ['slides', '/', '.banners', [480, 720, 960, 1280, 1920]],
  ] as const)('%s', async (_what, path, within, widths) => {
    for (const device of [
      DESKTOP,
      { ...DESKTOP, viewport: { width: 900, height: 900 } },
      PHONE,
      { ...PHONE, deviceScaleFactor: 2 },
    ]) {
      const page = await shop.open(path, device);
      await expect.poll(async () => (await chosen(page, within)).length).toBeGreaterThan(0);
      const ratio = 'deviceScaleFactor' in device ? device.deviceScaleFactor : 1;
      for (const { width, format, place } of await chosen(page, within)) {
        expect(format).toBe('avif');
        const needed = place * ratio;
        const smaller = widths.filter((each) => each < width).at(-1) ?? 0;
        // Sharp (or the widest there is), and not a step wider than that, give or take what `sizes` cannot know.
        expect(width).toBeGreaterThanOrEqual(Math.min(needed * 0.95, widths.at(-1) ?? 0));
        expect(smaller).toBeLessThan(needed * 1.5);
      }
      await page.context().close();
    }
  });
});

it('of the slides the first one has the network for itself; the others are fetched when the page is there', async () => {
  const { slides } = (await shop.app.inject('/callback/site-settings/')).json();
  const pictures: string[] = slides.map(({ photo }: { photo: { photo: string } }) =>
    photo.photo.replace('.avif', ''),
  );
  const page = await shop.open(BLANK, DESKTOP);
  const fetched = () => pictures.map((photo) => asked.some((url) => url.includes(photo)));
  const asked: string[] = [];
  const held: Route[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(`**${pictures[0]}/**`, (route) => {
    held.push(route);
  });
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page, 'without chunks');
  expect(fetched()).toEqual([true, false, false]);
  await page.unroute(`**${pictures[0]}/**`);
  for (const route of held) await route.continue().catch(() => undefined);
  await expect.poll(fetched).toEqual([true, true, true]);
});

describe('a page', () => {
  const markup = async (path: string) => {
    const { body } = await shop.app.inject(path);
    return Array.from(body.matchAll(/<img [^>]+>/g), ([tag]) => tag).filter(
      (tag) => !tag.includes('src="data:'),
    );
  };

  it.each(['/', LIST, PRODUCT, '/category/'])(
    '%s: every picture has its shape, the largest comes first, those below are put off',
    async (path) => {
      const tags = await markup(path);
      expect(tags.length).toBeGreaterThan(3);
      for (const tag of tags) expect(tag).toMatch(/ width="\d+" height="\d+"/);
      const hurried = tags.filter((tag) => tag.includes('fetchPriority="high"'));
      expect(tags[0]).toContain('fetchPriority="high"');
      for (const tag of hurried) expect(tag).not.toContain('loading="lazy"');
      for (const tag of tags.filter((one) => !hurried.includes(one))) {
        expect(tag).toContain('loading="lazy"');
      }
    },
  );

  it('offers AVIF, WebP and JPEG of the photo of a product, and a preview in itself', async () => {
    const { body } = await shop.app.inject(PRODUCT);
    const [strip = ''] = /<ul[^>]*gallery__strip[\s\S]*?<\/ul>/.exec(body) ?? [];
    expect(strip).toMatch(/<source type="image\/avif" srcSet="[^"]+\/480\.avif 480w,/);
    expect(strip).toMatch(/<source type="image\/webp" srcSet="[^"]+\/480\.webp 480w,/);
    expect(strip).toMatch(/<img [^>]*src="\/pictures\/[0-9a-f]{32}\/1280\.jpg"/);
    expect(strip.match(/src="data:image\/webp;base64,[\w+/=]{1,180}"/g)).toHaveLength(1);
    expect((await shop.app.inject('/')).body.match(/src="data:image\/webp/g)).toHaveLength(1);
    const [image = ''] = /property="og:image" content="[^"]+"/.exec(body) ?? [];
    expect(image).toMatch(/"https?:\/\/[^"]+\/1280\.jpg"$/);
  });

  it.each(
    [DESKTOP, PHONE].flatMap((device) =>
      ['/', LIST, PRODUCT, '/cart/'].map((path) => [path, device] as const),
    ),
  )('%s does not move while it loads and is read to its end (%o)', async (path, device) => {
    const { sum, moved } = await shiftsOf(path, device);
    expect(sum, moved.join('\n')).toBeLessThan(0.02);
  });
});

describe.each([DESKTOP, PHONE])('a photo beside a text stands at its beginning (%o)', (device) => {
  /** The first photo in this place is 64 px wide, and the text begins beside it at the same height. */
  const expectBeside = async (page: Page, within: string, text: string) => {
    const photo = page.locator(`${within} picture img`).first();
    await photo.waitFor();
    const [image, words] = await Promise.all([
      photo.boundingBox(),
      page.locator(`${within} ${text}`).first().boundingBox(),
    ]);
    if (!image || !words) throw new Error(`${within} is not shown`);
    expect(image.width).toBe(64);
    expect(words.x - image.x - image.width).toBeGreaterThan(0);
    expect(words.x - image.x - image.width).toBeLessThan(24);
    expect(words.y).toBeLessThan(image.y + image.height);
  };

  it('among what is suggested for a search', async () => {
    const page = await shop.open('/cart/', device);
    await page.getByRole('searchbox', { name: 'Поиск' }).fill('диван');
    await page.getByRole('link', { name: 'Показать все результаты' }).waitFor();
    await expectBeside(page, '.suggestions__product', '> span');
    const icon = await page.getByRole('banner').locator('.icon').first().boundingBox();
    expect([icon?.width, icon?.height]).toEqual([24, 24]);
  });

  it('among what is ordered', async () => {
    const page = await shop.open(PRODUCT, device);
    await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
    await page.goto('/checkout/');
    await expectBeside(page, '.checkout__items', 'p');
  });
});

interface Shifts {
  sum: number;
  /** The elements that moved, to find out why. */
  moved: string[];
}

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** The layout shifts of a page that is scrolled to its end by a visitor with a line in the cart. */
async function shiftsOf(path: string, device: typeof DESKTOP): Promise<Shifts> {
  const page = await shop.open(PRODUCT, device);
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
  await page.getByRole('status').getByText('Добавлено', { exact: true }).waitFor();
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        shifts.sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          const rects = JSON.stringify([previousRect, currentRect]);
          shifts.moved.push(`${value} at ${startTime}: ${name} ${rects}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
  await page.context().close();
  return shifts;
}
