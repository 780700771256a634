import type { Page, Route } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { BLANK, hydrated, PHONE, type ShopInBrowser } from '../support/shop-in-browser.ts';

const SOFAS = '/products/?category=divany';
const PICTURES = /\/(drawings|pictures)\//;

const it = withShopInBrowser({ pictures: true });

/** Opens a list whose drawings the network holds back. */
async function openHeld(
  shop: ShopInBrowser,
): Promise<{ page: Page; scripts: string[]; held: Route[] }> {
  const page = await shop.open(BLANK, PHONE);
  const scripts: string[] = [];
  const held: Route[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.route(PICTURES, (route) => {
    held.push(route);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(SOFAS, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  await vi.waitUntil(() => held.length > 0);
  // The script at the foot of the page has set its timer.
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
  return { page, scripts, held };
}

describe('the scripts of a page', () => {
  it('leave the network to its first pictures, and come after them', async ({ shop }) => {
    const { page, scripts, held } = await openHeld(shop);
    expect(scripts).toEqual([]);
    await page.unroute(PICTURES);
    for (const route of held) await route.continue().catch(() => undefined);
    await vi.waitUntil(async () => {
      await page.clock.runFor(100);
      return scripts.length > 5;
    });
    await hydrated(page);
  });

  it('do not wait for pictures when the visitor acts, whose press counts', async ({ shop }) => {
    const { page, scripts } = await openHeld(shop);
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name: 'Фильтры' }).click();
    await page.getByRole('dialog', { name: 'Фильтры' }).waitFor();
  });

  it('wait a second for pictures, not longer', async ({ shop }) => {
    const { page, scripts } = await openHeld(shop);
    await page.clock.runFor(1000);
    await vi.waitUntil(() => scripts.length > 5);
  });
});
