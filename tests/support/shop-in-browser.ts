import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { freePort } from '#platform/database/embedded-server.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { launchBrowser } from './browser.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { closeIdlePages, leaveIdlePage, takeIdlePage } from './idle-pages.ts';
import { DAY_SHIFT, shiftClock } from './other-day.ts';
import { atEndOfTest } from './pages-of-a-test.ts';
import { BLANK, type ReusablePage, reusable } from './reusable-page.ts';

export { DESKTOP, PHONE } from './devices.ts';
export { BLANK };

export interface PageOptions extends BrowserContextOptions {
  /** Entries of local storage. */
  readonly stored?: Record<string, string>;
}

export interface ShopInBrowser extends TestApp {
  readonly url: string;
  /** Opens a page, or {@link BLANK} for a test that prepares its browser first, without cookies and storage. It is reused by later tests with the same options. Its console errors fail {@link close}. */
  open(path?: string, options?: PageOptions): Promise<Page>;
  /** Console errors of pages so far. A test that provokes one removes it. */
  readonly complaints: string[];
}

/** Milliseconds for an action of the browser. A busy machine is slow, not wrong. */
const PATIENCE = 20_000;

const CONTROLS = 'body, a, button, input, select, textarea';

/** Waits until React has hydrated every control of the page, or only the page without its lazy chunks: before that, input is lost. */
export async function hydrated(page: Page, part: 'all' | 'without chunks' = 'all'): Promise<void> {
  const isHydrated = (selector: string) =>
    [...document.querySelectorAll(selector)].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    );
  const selector = part === 'all' ? CONTROLS : 'body';
  await vi.waitUntil(() => page.evaluate(isHydrated, selector), {
    timeout: PATIENCE,
    interval: 20,
  });
}

/** So many ms a move waits for the scripts of its page: a test may hold them back, or the clock that they wait by. */
const ALIVE_WITHIN = 3000;
const MOVES = ['goto', 'reload', 'goBack', 'goForward'];

/** Scripts come after the pictures of a page, and so after its `load`: moves without a `waitUntil` of their own wait for them, too. */
function aliveAfterMoves(page: Page): Page {
  const isAlive = () =>
    !('__reactRouterContext' in window) ||
    Object.keys(document.body).some((key) => key.startsWith('__react'));
  for (const name of MOVES) {
    const move = Reflect.get(page, name);
    Reflect.set(page, name, async (...args: unknown[]) => {
      const answer = await Reflect.apply(move, page, args);
      if (Object(args.at(-1)).waitUntil === undefined) {
        await vi
          .waitUntil(() => page.evaluate(isAlive).catch(() => false), {
            timeout: ALIVE_WITHIN,
            interval: 20,
          })
          .catch(() => undefined);
      }
      return answer;
    });
  }
  return page;
}

interface Options extends NonNullable<Parameters<typeof buildTestApp>[0]> {
  /** Ignores console errors about failed calls, which the browser logs at any later time. */
  readonly callsFail?: boolean;
  /** Loads pictures. Default: none. */
  readonly pictures?: boolean;
  /** Serves at `localhost`, which is then PUBLIC_URL, and not at an IP address: WebAuthn needs a name. */
  readonly named?: boolean;
  /** Starts a separate browser with these additional flags. */
  readonly flags?: readonly string[];
}

/** Starts the built shop on a free port, with a real browser. */
export async function openShop({
  callsFail = false,
  pictures = false,
  named = false,
  flags,
  ...options
}: Options = {}): Promise<ShopInBrowser> {
  const name = named ? `http://localhost:${await freePort()}` : undefined;
  const env = { ...(name && { PUBLIC_URL: name }), ...options.env };
  const shop = await buildTestApp({
    ...options,
    env,
    storefront: await builtStorefront(),
  });
  const url = await (name ? listenAt(name, shop) : listen(shop));
  const browser = await (flags ? startBrowser(flags) : sharedBrowser(pictures));
  const complaints: string[] = [];
  const isShared = !flags && !pictures;
  // Pictures stay in the cache of a page, and each shop has its own.
  const pagesKey = isShared ? url : `${url} ${shop.databaseUrl}`;
  /** Pages outside a test, which no test gives back. */
  const lent = new Set<ReusablePage>();

  async function newPage(options: BrowserContextOptions): Promise<ReusablePage> {
    const context = await browser.newContext({ locale: 'ru-RU', baseURL: url, ...options });
    context.setDefaultTimeout(PATIENCE);
    if (DAY_SHIFT !== 0) await context.addInitScript(shiftClock, DAY_SHIFT);
    return await reusable(aliveAfterMoves(await context.newPage()));
  }

  async function giveUp(used: ReusablePage, key: string): Promise<void> {
    lent.delete(used);
    if (!used.isUnchanged()) return used.page.context().close();
    await used.reset();
    leaveIdlePage(key, used);
  }

  return {
    ...shop,
    url,
    complaints,
    async open(path = '/', { stored, ...contextOptions } = {}) {
      const key = `${pagesKey} ${JSON.stringify(contextOptions)}`;
      const used = takeIdlePage(key) ?? (await newPage(contextOptions));
      lent.add(used);
      used.collect(complaints);
      atEndOfTest(() => giveUp(used, key));
      if (stored) await used.store(stored);
      await used.page.goto(path);
      const hasScripts = path !== BLANK && contextOptions.javaScriptEnabled !== false;
      if (hasScripts) await hydrated(used.page);
      return used.page;
    },
    async close() {
      await Promise.all([...lent].map(({ page }) => page.context().close()));
      await closeIdlePages((key) => isShared && key.startsWith(`${url} `));
      if (flags) await browser.close();
      await shop.close();
      const isExpected = (one: string) => callsFail && one.startsWith('Failed to load resource');
      expect(complaints.filter((one) => !isExpected(one))).toEqual([]);
    },
  };
}

const HOST = '127.0.0.1';

/** The port of the worker's last shop: at the same address its pages have the scripts of the storefront in their cache. */
let lastPort = 0;

/** Listens on a free port, on the one of the last shop if that is free. Answers the address. */
async function listen({ app }: TestApp): Promise<string> {
  const host = HOST;
  const url = await app.listen({ host, port: lastPort }).catch(() => app.listen({ host, port: 0 }));
  lastPort = (app.server.address() as AddressInfo).port;
  return url;
}

async function listenAt(url: string, { app }: TestApp): Promise<string> {
  await app.listen({ host: HOST, port: Number(new URL(url).port) });
  return url;
}

const browsers = new Map<boolean, Promise<Browser>>();
const withoutPictures = ['--blink-settings=imagesEnabled=false'];

/** The worker's browser, with pictures or without, started once. */
function sharedBrowser(pictures: boolean): Promise<Browser> {
  const browser = browsers.get(pictures) ?? startBrowser(pictures ? [] : withoutPictures);
  browsers.set(pictures, browser);
  return browser;
}

const startBrowser = (flags: readonly string[]): Promise<Browser> =>
  launchBrowser(flags, inject('chromium'));
