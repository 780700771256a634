// Takes the pictures of README.md anew, from the demo shop as an owner sees it on the first day: node tools/screenshots/screenshots.ts
// Needs a build (`npm run build`). A picture is added by a line in `pictures`.
import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findChromium, launchBrowser } from '../../tests/support/browser.ts';
import { startCommand } from '../../tests/support/command.ts';
import { DESKTOP, PHONE } from '../../tests/support/devices.ts';
import { makeFolder } from '../../tests/support/shop-folder.ts';
import { startShopProcess } from '../../tests/support/shop-process.ts';
import { enterAsOwner } from './enter-as-owner.ts';

const FOLDER = 'docs/screenshots';
/** A whole fold of the storefront with its second row of cards. */
const TALL = { viewport: { width: 1440, height: 1000 } };
/** Of JPEG, in percent: letters stay sharp, and a picture has about 100 kB. */
const QUALITY = 82;
/** A shop that fills its catalogue beside other work is slow, ms. */
const PATIENCE = 60_000;

interface Picture {
  readonly name: string;
  /** Empty: that of an order, whose number is known only then. */
  readonly path: string;
  readonly screen: typeof DESKTOP;
  /** What is there once the screen is filled. */
  readonly shows: string;
}

const pictures: { readonly storefront: readonly Picture[]; readonly office: readonly Picture[] } = {
  storefront: [
    { name: 'home-1440', path: '/', screen: TALL, shows: 'main h2' },
    { name: 'list-1440', path: '/products/?category=divany', screen: TALL, shows: '.product-card' },
    { name: 'list-360', path: '/products/?category=divany', screen: PHONE, shows: '.product-card' },
    { name: 'product-1440', path: '/products/divan-pryamoj-luza', screen: TALL, shows: 'main h1' },
  ],
  office: [
    { name: 'office-today-1440', path: '/admin/', screen: DESKTOP, shows: '.queues' },
    { name: 'office-orders-1440', path: '/admin/orders', screen: DESKTOP, shows: '.orders-box' },
    { name: 'office-order-1440', path: '', screen: DESKTOP, shows: 'main h2' },
    { name: 'office-staff-1440', path: '/admin/staff', screen: DESKTOP, shows: 'main table' },
  ],
};

const folder = makeFolder('screenshots');
try {
  const shop = await startShopProcess(folder);
  try {
    await takeAll(shop.url);
  } finally {
    await shop.end('SIGTERM');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function takeAll(url: string): Promise<void> {
  const found = await findChromium();
  // Fields of dates are written as the system of the visitor writes dates.
  const env = { ...found.env, LC_ALL: 'ru_RU.UTF-8' };
  const browser = await launchBrowser([], { ...found, env });
  try {
    for (const picture of pictures.storefront) {
      const visitor = await openContext(browser, url, picture.screen);
      await take(await openStorefront(visitor), picture);
      await visitor.close();
    }
    const office = await openContext(browser, url, DESKTOP);
    const page = await office.newPage();
    await enterAsOwner(page, await firstLink());
    for (const picture of pictures.office) {
      await take(page, picture.path ? picture : { ...picture, path: await pathOfOrder(page) });
    }
  } finally {
    await browser.close();
  }
}

async function openContext(browser: Browser, baseURL: string, screen: object) {
  const zone = { locale: 'ru-RU', timezoneId: 'Europe/Moscow', reducedMotion: 'reduce' } as const;
  const context: BrowserContext = await browser.newContext({ baseURL, ...screen, ...zone });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** The way in of the first owner, as `npm run staff` prints it; without its host, which is that of PUBLIC_URL. */
async function firstLink(): Promise<string> {
  const command = startCommand('src/commands/run.ts', ['staff'], { DATA_DIR: folder });
  await command.ended;
  const [link] = /\/admin\/first#key=[\w-]+/.exec(command.output()) ?? [];
  if (!link) throw new Error(command.output());
  return link;
}

/** An example of which all has something: a comment, a visit to measure, a maker and a promised day. */
async function pathOfOrder(page: Page): Promise<string> {
  const params = { text: 'Кухонькина', limit: 1 };
  const answer = await page.request.get('/api/admin/orders/', { params });
  const { orders } = await answer.json();
  return `/admin/orders/${orders[0].number}`;
}

/** A page of a visitor who has answered the question about statistics, which would stand above all screens. */
async function openStorefront(visitor: BrowserContext): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  const refuse = page.getByRole('button', { name: 'Не разрешать' });
  await refuse.click();
  await refuse.waitFor({ state: 'detached' });
  return page;
}

/** Goes to a screen and keeps what fits on it, once letters and pictures are there. */
async function take(page: Page, { name, path, screen, shows }: Picture): Promise<void> {
  await page.setViewportSize(screen.viewport);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator(shows).first().waitFor();
  await page.waitForFunction(isDrawn);
  await page.screenshot({
    path: `${FOLDER}/${name}.jpg`,
    type: 'jpeg',
    quality: QUALITY,
    scale: 'css',
    animations: 'disabled',
  });
  console.log(`${FOLDER}/${name}.jpg`);
}

/** In the page: whether its fonts have come, and each picture that can be seen. */
function isDrawn(): boolean {
  const isSeen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const seen = [...document.images].filter(isSeen);
  return (
    document.fonts.status === 'loaded' &&
    seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  );
}
