import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { builtStorefront } from '../../src/storefront-source.ts';
import { launchBrowser } from './browser.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

export interface ShopInBrowser extends TestApp {
  readonly url: string;
  /** A page of a visitor of their own; what it complains about fails {@link close}. */
  open(path?: string, options?: BrowserContextOptions): Promise<Page>;
  /** Complaints of pages so far; a test that provokes one takes it out. */
  readonly complaints: string[];
}

/** Waits until React has taken over the page that the server sent: from then on no click is lost. */
export const hydrated = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react'))),
      { timeout: 10_000 },
    )
    .toBe(true);

/**
 * The built shop on a free port, and a real browser. `callsFail`: the tests are about refused calls, of which the browser
 * complains whenever it gets round to it. `flags`: of the browser, beside its usual ones.
 */
export async function openShop({
  callsFail = false,
  flags = [],
  ...options
}: Parameters<typeof buildTestApp>[0] & {
  callsFail?: boolean;
  flags?: string[];
} = {}): Promise<ShopInBrowser> {
  const shop = await buildTestApp({ ...options, storefront: await builtStorefront() });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = shop.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const browser: Browser = await launchBrowser(flags);
  const complaints: string[] = [];

  return {
    ...shop,
    url,
    complaints,
    async open(path = '/', contextOptions = {}) {
      const context = await browser.newContext({
        locale: 'ru-RU',
        baseURL: url,
        ...contextOptions,
      });
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(path);
      if (contextOptions.javaScriptEnabled !== false) await hydrated(page);
      return page;
    },
    async close() {
      await browser.close();
      await shop.close();
      const isExpected = (one: string) => callsFail && one.startsWith('Failed to load resource');
      expect(complaints.filter((one) => !isExpected(one))).toEqual([]);
    },
  };
}

export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
