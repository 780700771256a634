import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { builtStorefront } from '../../src/storefront-source.ts';
import { launchBrowser } from './browser.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { atEndOfTest } from './pages-of-a-test.ts';
import { BLANK, type ReusablePage, reusable } from './reusable-page.ts';

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

interface Options extends NonNullable<Parameters<typeof buildTestApp>[0]> {
  /** Ignores console errors about failed calls, which the browser logs at any later time. */
  readonly callsFail?: boolean;
  /** Loads pictures. Default: none. */
  readonly pictures?: boolean;
  /** Starts a separate browser with these additional flags. */
  readonly flags?: readonly string[];
}

/** Starts the built shop on a free port, with a real browser. */
export async function openShop({
  callsFail = false,
  pictures = false,
  flags,
  ...options
}: Options = {}): Promise<ShopInBrowser> {
  const shop = await buildTestApp({ ...options, storefront: await builtStorefront() });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = shop.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const browser = await (flags ? startBrowser(flags) : sharedBrowser(pictures));
  const contexts: BrowserContext[] = [];
  const unused = new Map<string, ReusablePage[]>();
  const complaints: string[] = [];

  async function newPage(options: BrowserContextOptions): Promise<ReusablePage> {
    const context = await browser.newContext({ locale: 'ru-RU', baseURL: url, ...options });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      if (!added.isResetting()) complaints.push(String(error));
    });
    page.on('console', (message) => {
      if (message.type() !== 'error' || added.isResetting()) return;
      complaints.push(message.text());
    });
    const added = reusable(page);
    return added;
  }

  async function giveUp(used: ReusablePage, key: string): Promise<void> {
    if (!used.isUnchanged()) return used.page.context().close();
    await used.reset();
    unused.set(key, [...(unused.get(key) ?? []), used]);
  }

  return {
    ...shop,
    url,
    complaints,
    async open(path = '/', { stored, ...contextOptions } = {}) {
      const key = JSON.stringify(contextOptions);
      const used = unused.get(key)?.pop() ?? (await newPage(contextOptions));
      atEndOfTest(() => giveUp(used, key));
      if (stored) await used.store(stored);
      await used.page.goto(path);
      const hasScripts = path !== BLANK && contextOptions.javaScriptEnabled !== false;
      if (hasScripts) await hydrated(used.page);
      return used.page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      if (flags) await browser.close();
      await shop.close();
      const isExpected = (one: string) => callsFail && one.startsWith('Failed to load resource');
      expect(complaints.filter((one) => !isExpected(one))).toEqual([]);
    },
  };
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

export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
